import type { Texts } from '../../locale';

/** Summaries of laws of Indonesia and Malaysia by id, from general knowledge, not checked against the official texts. */
export const summariesOfIndonesiaAndMalaysia: Record<string, Texts> = {
  'id-law-1': {
    zh: '规定印度尼西亚对进口货物的反倾销、反补贴和保障措施：申请、调查、决定和复审。涉及国内生产商、进口商和被调查的外国生产商、出口商。被调查的出口企业要在期限内答复问卷、提交证据，也可以出席听证。反倾销和反补贴由反倾销委员会（KADI）调查，保障措施由贸易保障委员会（KPPI）调查，税由财政部长规定。',
    en: 'Governs anti-dumping, countervailing and safeguard measures of Indonesia on imports: application, investigation, decision and review. It concerns domestic producers, importers and the foreign producers and exporters investigated. Exporters under investigation answer the questionnaire in time, submit evidence and may attend hearings. The Anti-Dumping Committee (KADI) investigates dumping and subsidies, the Trade Safeguard Committee (KPPI) safeguards; the Minister of Finance sets the duty.',
  },
  'id-law-4': {
    zh: '批准RCEP，使协定对印度尼西亚有约束力。它约束国家，不直接规定企业的义务；RCEP税率、原产地证明和通关的具体要求在财政部和贸易部的条例里。向印度尼西亚出口的企业要享受RCEP税率，应按那些条例准备原产地证明。对外谈判和协定事务由贸易部负责。',
    en: 'Ratifies RCEP, so that the Agreement binds Indonesia. It binds the state and lays no duty on companies itself; RCEP rates, proof of origin and clearance are in regulations of the Ministries of Finance and of Trade. Companies exporting to Indonesia that want the RCEP rate should prepare the proof of origin those regulations ask for. The Ministry of Trade handles the Agreement.',
  },
  'id-law-5': {
    zh: '印度尼西亚的贸易基本法，规定国内贸易、进出口、标准化、电子商务和贸易保护。约束在印度尼西亚经营的商人，包括进口商和出口商：须有许可，货物属于强制标准的须符合印度尼西亚国家标准（SNI），在国内销售的货物须有印度尼西亚语标签。进口商对其进口的货物负责；向印度尼西亚出口的企业应事先与进口商核对许可、标准和标签。由贸易部主管。',
    en: 'The basic trade law of Indonesia, on domestic trade, exports and imports, standardization, electronic commerce and trade protection. It binds traders in Indonesia, importers and exporters among them: they need a licence, goods under a mandatory standard must meet the Indonesian National Standard (SNI), and goods sold in the country need labels in Indonesian. Importers answer for what they import; companies exporting there should settle licence, standard and label with the importer beforehand. The Ministry of Trade is in charge.',
  },
  'my-law-1': {
    zh: '规定马来西亚对进口货物征收反补贴税和反倾销税的调查、裁定和复审。涉及国内产业、进口商和被调查的外国生产商、出口商。被调查的出口企业要在期限内答复问卷、提供数据并接受核查，否则可以按现有的资料裁定。由投资、贸易及工业部调查，马来西亚皇家关税局征收。',
    en: 'Governs investigation, determination and review for countervailing and anti-dumping duties of Malaysia on imports. It concerns the domestic industry, importers and the foreign producers and exporters investigated. Exporters under investigation answer the questionnaire in time, give data and accept verification, or the decision may rest on the facts available. The Ministry of Investment, Trade and Industry investigates; the Royal Malaysian Customs Department collects.',
  },
  'my-law-2': {
    zh: '规定马来西亚的海关制度：关税的征收、进出口申报、估价、禁止进出口的货物、仓储和退税。约束进口商、出口商、报关代理人和承运人。进出口货物须如实申报并缴纳应付的税，法令禁止或须凭许可的货物要先取得许可，单证须按规定保存。由马来西亚皇家关税局实施。',
    en: 'The customs law of Malaysia: levy of customs duties, declaration of imports and exports, valuation, prohibited goods, warehousing and drawback. It binds importers, exporters, customs agents and carriers. Goods must be declared truthfully and the duty paid; goods that an order prohibits or makes subject to a licence need the licence first, and records must be kept as prescribed. The Royal Malaysian Customs Department applies it.',
  },
};
