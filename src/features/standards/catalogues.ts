/** The public catalogue of a body, in which its standards can be looked up by number. */
const CATALOGUES: Readonly<Record<string, string>> = {
  SAC: 'https://std.samr.gov.cn',
  JSA: 'https://webdesk.jsa.or.jp',
  KATS: 'https://www.standard.go.kr',
  BSN: 'https://www.bsn.go.id',
  MOIT: 'https://moit.gov.vn',
  MHLW: 'https://www.mhlw.go.jp',
  ISO: 'https://www.iso.org',
  IEC: 'https://webstore.iec.ch',
  CEN: 'https://standards.cencenelec.eu',
  UNECE: 'https://unece.org',
};

/** The address of the catalogue of a body; null for an unknown one. */
export const catalogueOf = (body: string): string | null =>
  Object.hasOwn(CATALOGUES, body) ? (CATALOGUES[body] ?? null) : null;
