/** The default country pair of a sector: the whole tariff of its importer is available. */
export const USUAL_PAIR = { from: 'CN', to: 'VN' } as const;
