/** Loads the parts of the bill that load when they are first drawn: a test then meets none on its way. */
export const loadBillParts = () =>
  Promise.all([
    import('@/pages/portal/tariff-search/origin/bom-details'),
    import('@/pages/portal/tariff-search/origin/contradiction-note'),
    import('@/pages/portal/tariff-search/origin/import-outcome'),
    import('@/pages/portal/tariff-search/origin/origin-findings'),
    import('@/pages/portal/tariff-search/origin/own-rule-form'),
    import('@/pages/portal/tariff-search/origin/paste-dialog'),
    import('@/pages/portal/tariff-search/origin/reaction-note'),
    import('@/pages/portal/tariff-search/origin/rule-condition'),
  ]);
