import type { Texts } from '../../locale';

interface Body {
  name: Texts;
  url: string | null;
}

export interface CountryBodies {
  customs: Body;
  standards: Body;
  /** Contact for questions on investment. */
  investment: Body;
}

const body = (zh: string, en: string, url: string | null): Body => ({ name: { zh, en }, url });

/** Authorities by country and the address of their site; from general knowledge, not checked at the sites. */
// oxfmt-ignore
export const COUNTRY_BODIES: Readonly<Record<string, CountryBodies>> = {
  CN: {
    customs: body('海关总署（GACC）', 'General Administration of Customs (GACC)', 'http://www.customs.gov.cn'),
    standards: body('国家标准化管理委员会（SAC）', 'Standardization Administration (SAC)', 'https://www.sac.gov.cn'),
    investment: body('商务部（MOFCOM）', 'Ministry of Commerce (MOFCOM)', 'https://www.mofcom.gov.cn'),
  },
  ID: {
    customs: body('海关与消费税总局', 'Directorate General of Customs and Excise', 'https://www.beacukai.go.id'),
    standards: body('国家标准化局（BSN，标准代号 SNI）', 'Badan Standardisasi Nasional (BSN), SNI', 'https://www.bsn.go.id'),
    investment: body('投资部（BKPM）', 'Ministry of Investment (BKPM)', 'https://www.bkpm.go.id'),
  },
  JP: {
    customs: body('日本海关（财务省）', 'Japan Customs (Ministry of Finance)', 'https://www.customs.go.jp'),
    standards: body('日本产业标准调查会（JISC，标准代号 JIS）', 'Japanese Industrial Standards Committee (JISC), JIS', 'https://www.jisc.go.jp'),
    investment: body('日本贸易振兴机构（JETRO）', 'Japan External Trade Organization (JETRO)', 'https://www.jetro.go.jp'),
  },
  KR: {
    customs: body('韩国关税厅', 'Korea Customs Service', 'https://www.customs.go.kr'),
    standards: body('国家技术标准院（KATS，标准代号 KS）', 'Korean Agency for Technology and Standards (KATS), KS', 'https://www.kats.go.kr'),
    investment: body('Invest Korea（大韩贸易投资振兴公社）', 'Invest Korea (KOTRA)', 'https://www.investkorea.org'),
  },
  TH: {
    customs: body('泰国海关厅', 'Thai Customs Department', 'https://www.customs.go.th'),
    standards: body('泰国工业标准协会（TISI，标准代号 TIS）', 'Thai Industrial Standards Institute (TISI), TIS', 'https://www.tisi.go.th'),
    investment: body('投资促进委员会（BOI）', 'Board of Investment (BOI)', 'https://www.boi.go.th'),
  },
  MY: {
    customs: body('马来西亚皇家关税局', 'Royal Malaysian Customs Department', 'https://www.customs.gov.my'),
    standards: body('马来西亚标准局（JSM，标准代号 MS）；SIRIM', 'Department of Standards Malaysia (JSM), MS; SIRIM', 'https://www.jsm.gov.my'),
    investment: body('马来西亚投资发展局（MIDA）', 'Malaysian Investment Development Authority (MIDA)', 'https://www.mida.gov.my'),
  },
  VN: {
    customs: body('越南海关', 'Viet Nam Customs', 'https://www.customs.gov.vn'),
    standards: body('标准、计量和质量总局（STAMEQ，标准代号 TCVN、QCVN）', 'STAMEQ, TCVN and QCVN', 'https://tcvn.gov.vn'),
    investment: body('财政部外国投资局', 'Foreign Investment Agency, Ministry of Finance', 'https://www.mof.gov.vn'),
  },
  AU: {
    customs: body('澳大利亚边境执法署', 'Australian Border Force', 'https://www.abf.gov.au'),
    standards: body('澳大利亚标准协会（标准代号 AS、AS/NZS）', 'Standards Australia, AS and AS/NZS', 'https://www.standards.org.au'),
    investment: body('澳大利亚贸易投资委员会（Austrade）', 'Australian Trade and Investment Commission (Austrade)', 'https://www.austrade.gov.au'),
  },
  NZ: {
    customs: body('新西兰海关', 'New Zealand Customs Service', 'https://www.customs.govt.nz'),
    standards: body('新西兰标准局（标准代号 NZS、AS/NZS）', 'Standards New Zealand, NZS and AS/NZS', 'https://www.standards.govt.nz'),
    investment: body('新西兰贸易发展局（NZTE）', 'New Zealand Trade and Enterprise (NZTE)', 'https://www.nzte.govt.nz'),
  },
  MM: {
    customs: body('缅甸海关', 'Myanmar Customs Department', 'https://www.customs.gov.mm'),
    standards: body('国家标准和质量司', 'National Standards and Quality Department', null),
    investment: body('投资与公司管理局（DICA）', 'Directorate of Investment and Company Administration (DICA)', 'https://www.dica.gov.mm'),
  },
  SG: {
    customs: body('新加坡关税局', 'Singapore Customs', 'https://www.customs.gov.sg'),
    standards: body('新加坡企业发展局（标准代号 SS）', 'Enterprise Singapore, SS', 'https://www.enterprisesg.gov.sg'),
    investment: body('经济发展局（EDB）', 'Economic Development Board (EDB)', 'https://www.edb.gov.sg'),
  },
  PH: {
    customs: body('菲律宾海关局', 'Bureau of Customs', 'https://customs.gov.ph'),
    standards: body('贸工部标准局（BPS，标准代号 PNS）', 'DTI Bureau of Philippine Standards (BPS), PNS', 'https://www.dti.gov.ph'),
    investment: body('投资委员会（BOI）', 'Board of Investments (BOI)', 'https://boi.gov.ph'),
  },
  LA: {
    customs: body('老挝海关', 'Lao Customs Department', 'https://www.laotradeportal.gov.la'),
    standards: body('标准与计量司', 'Department of Standardization and Metrology', null),
    investment: body('投资促进局', 'Investment Promotion Department', 'https://investlaos.gov.la'),
  },
  KH: {
    customs: body('海关与消费税总署', 'General Department of Customs and Excise', 'https://customs.gov.kh'),
    standards: body('柬埔寨标准院（ISC，标准代号 CS）', 'Institute of Standards of Cambodia (ISC), CS', null),
    investment: body('柬埔寨发展理事会（CDC）', 'Council for the Development of Cambodia (CDC)', 'https://cdc.gov.kh'),
  },
  BN: {
    customs: body('皇家海关与消费税局', 'Royal Customs and Excise Department', 'https://www.mofe.gov.bn'),
    standards: body('国家标准中心（标准代号 PBD）', 'National Standards Centre, PBD', null),
    investment: body('财政与经济部', 'Ministry of Finance and Economy', 'https://www.mofe.gov.bn'),
  },
  IN: {
    customs: body('中央间接税和海关委员会（CBIC）', 'Central Board of Indirect Taxes and Customs (CBIC)', 'https://www.cbic.gov.in'),
    standards: body('印度标准局（BIS，标准代号 IS）', 'Bureau of Indian Standards (BIS), IS', 'https://www.bis.gov.in'),
    investment: body('Invest India', 'Invest India', 'https://www.investindia.gov.in'),
  },
};

/**
 * Parties with services commitments as a list of reservations (Article 8.8); the others list what is open (Article
 * 8.7).
 */
export const SERVICES_BY_RESERVATION: readonly string[] = ['AU', 'BN', 'ID', 'JP', 'KR', 'MY', 'SG'];
