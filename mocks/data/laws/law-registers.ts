import type { Texts } from '../../locale';

/**
 * Where each country publishes its laws; well known, the addresses were not opened one by one (待核). Cambodia: no
 * data.
 */
export const lawRegisters: Partial<Record<string, { title: Texts; url: string }>> = {
  CN: {
    title: { zh: '国家法律法规数据库', en: 'National Database of Laws and Regulations' },
    url: 'https://flk.npc.gov.cn/',
  },
  JP: {
    title: { zh: 'e-Gov法令检索', en: 'e-Gov law search', ja: 'e-Gov法令検索' },
    url: 'https://laws.e-gov.go.jp/',
  },
  KR: {
    title: { zh: '国家法令信息中心', en: 'Korean Law Information Center', ko: '국가법령정보센터' },
    url: 'https://www.law.go.kr/',
  },
  VN: {
    title: {
      zh: '越南法律文件国家数据库',
      en: 'National database of legal documents',
      vi: 'Cơ sở dữ liệu quốc gia về văn bản pháp luật',
    },
    url: 'https://vbpl.vn/',
  },
  ID: {
    title: {
      zh: '印度尼西亚审计署法规库',
      en: 'Database of regulations (JDIH BPK)',
      ms: 'Pangkalan data peraturan (JDIH BPK)',
    },
    url: 'https://peraturan.bpk.go.id/',
  },
  MY: {
    title: {
      zh: '马来西亚联邦立法门户',
      en: 'Federal Legislation of Malaysia',
      ms: 'Perundangan Persekutuan Malaysia',
    },
    url: 'https://lom.agc.gov.my/',
  },
  PH: {
    title: { zh: '菲律宾官方公报', en: 'Official Gazette of the Philippines' },
    url: 'https://www.officialgazette.gov.ph/',
  },
  TH: {
    title: { zh: '泰国皇家公报', en: 'Royal Gazette of Thailand' },
    url: 'https://ratchakitcha.soc.go.th/',
  },
  SG: { title: { zh: '新加坡法规在线', en: 'Singapore Statutes Online' }, url: 'https://sso.agc.gov.sg/' },
  BN: {
    title: { zh: '文莱总检察署', en: "Attorney General's Chambers of Brunei Darussalam" },
    url: 'https://www.agc.gov.bn/',
  },
  LA: {
    title: { zh: '老挝官方公报', en: 'Lao Official Gazette' },
    url: 'https://laoofficialgazette.gov.la/',
  },
  MM: {
    title: { zh: '缅甸法律信息系统', en: 'Myanmar Law Information System' },
    url: 'https://www.mlis.gov.mm/',
  },
  AU: {
    title: { zh: '澳大利亚联邦立法登记', en: 'Federal Register of Legislation' },
    url: 'https://www.legislation.gov.au/',
  },
  NZ: {
    title: { zh: '新西兰立法网', en: 'New Zealand Legislation' },
    url: 'https://www.legislation.govt.nz/',
  },
  IN: { title: { zh: '印度法典', en: 'India Code' }, url: 'https://www.indiacode.nic.in/' },
};
