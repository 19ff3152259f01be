import { loadOriginCode } from '@/pages/portal/tariff-search/origin/load-origin-code';
import { loadBillCode } from '@/pages/portal/tariff-search/origin/bill/load-bill-code';

/** Loads the parts of the bill that load when they are first drawn: a test then meets none on its way. */
export const loadBillParts = () =>
  Promise.all([
    import('@/pages/portal/tariff-search/origin/bom/bom-details'),
    import('@/pages/portal/tariff-search/origin/bom/contradiction-note'),
    import('@/pages/portal/tariff-search/origin/bom/import/import-outcome'),
    import('@/pages/portal/tariff-search/origin/verdict/origin-findings'),
    import('@/pages/portal/tariff-search/origin/rule/own-rule-form'),
    import('@/pages/portal/tariff-search/origin/bom/paste-dialog'),
    import('@/pages/portal/tariff-search/origin/rule/reaction-note'),
    import('@/pages/portal/tariff-search/origin/rule/rule-condition'),
    import('@/pages/portal/tariff-search/origin/bom/import/import-code'),
    loadBillCode(),
    loadOriginCode(),
  ]);
