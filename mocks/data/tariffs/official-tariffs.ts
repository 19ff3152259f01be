/** Official tariff or customs sites of the importers; null without a certain address. */
const sites: Partial<Record<string, { title: string; url: string }>> = {
  CN: { title: '财政部关税司', url: 'https://gss.mof.gov.cn' },
  JP: { title: '税関 実行関税率表', url: 'https://www.customs.go.jp/tariff/' },
  KR: { title: '관세청 관세법령정보포털', url: 'https://unipass.customs.go.kr/clip/index.do' },
  VN: { title: 'Hải quan Việt Nam', url: 'https://www.customs.gov.vn' },
  AU: { title: 'Australian Border Force', url: 'https://www.abf.gov.au' },
  NZ: { title: 'New Zealand Customs Service', url: 'https://www.customs.govt.nz' },
  ID: { title: 'Indonesia National Single Window', url: 'https://insw.go.id' },
  TH: { title: 'กรมศุลกากร Thai Customs', url: 'https://www.customs.go.th' },
  MY: { title: 'Jabatan Kastam Diraja Malaysia', url: 'https://www.customs.gov.my' },
  PH: { title: 'Tariff Commission, Philippine Tariff Finder', url: 'https://finder.tariffcommission.gov.ph' },
  SG: { title: 'Singapore Customs', url: 'https://www.customs.gov.sg' },
  KH: { title: 'General Department of Customs and Excise of Cambodia', url: 'https://www.customs.gov.kh' },
  LA: { title: 'Lao PDR Trade Portal', url: 'https://www.laotradeportal.gov.la' },
  MM: { title: 'Myanmar Customs Department', url: 'https://www.customs.gov.mm' },
  IN: { title: 'Central Board of Indirect Taxes and Customs', url: 'https://www.cbic.gov.in' },
};

export function officialTariffOf(importer: string): { title: string; url: string } | null {
  return sites[importer] ?? null;
}
