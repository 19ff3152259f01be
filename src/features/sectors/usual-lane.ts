/** The lane a sector is shown on where the address names none: its importer's whole tariff is held. */
export const USUAL_LANE = { from: 'CN', to: 'VN' } as const;
