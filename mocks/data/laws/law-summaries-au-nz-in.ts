import type { Texts } from '../../locale';

/** Summaries of laws of Australia, New Zealand and India by id, from general knowledge, not checked against the official texts. */
export const summariesOfAustraliaNewZealandAndIndia: Record<string, Texts> = {
  'au-law-1': {
    zh: '规定澳大利亚的海关制度：进出口的申报和管制、估价、关税的缴纳和退还、反倾销措施，并载有包括RCEP在内的各协定的原产地规则。约束进口商、出口商、报关行和仓库经营人。货物须如实申报，禁止或限制的货物须先取得许可；要享受协定税率的，须有原产地证明并保存单证。由澳大利亚边境执法署实施。',
    en: 'The customs law of Australia: declaration and control of imports and exports, valuation, payment and refund of duty, anti-dumping measures, and the rules of origin of its agreements, RCEP among them. It binds importers, exporters, customs brokers and depot operators. Goods must be declared truthfully, prohibited or restricted ones need permission first; for a preferential rate there must be proof of origin, and records are kept. The Australian Border Force applies it.',
  },
  'au-law-2': {
    zh: '规定澳大利亚进口货物的归类和关税税率，分一般税率和包括RCEP在内的各协定税率。约束缴纳关税的进口商。进口时按归类申报税率；要求RCEP税率的货物，须符合《海关法》中RCEP的原产地规则。由澳大利亚边境执法署实施。',
    en: 'Sets classification and rates of duty for imports into Australia: the general rate and those of its agreements, RCEP among them. It binds importers who pay the duty. The rate is declared at import by classification; goods for which the RCEP rate is claimed must meet the RCEP rules of origin in the Customs Act. The Australian Border Force applies it.',
  },
  'au-law-3': {
    zh: '规定竞争和消费者保护，其中的澳大利亚消费者法规定产品安全标准、禁令、召回、消费者保证和标识宣传的真实。约束在澳大利亚供应商品的企业；外国制造商在当地没有营业场所时，进口商按制造商承担责任。向澳大利亚出口消费品的企业应确认有无强制安全标准，如实标注原产地，并配合召回。由澳大利亚竞争和消费者委员会（ACCC）会同各州、领地实施。',
    en: 'Governs competition and consumer protection; the Australian Consumer Law in it covers product safety standards, bans, recalls, consumer guarantees and truthful labels and claims. It binds those who supply goods in Australia; where a foreign maker has no place of business there, the importer stands as manufacturer. Companies exporting consumer goods there should find out whether a mandatory safety standard applies, state origin truthfully and support recalls. The Australian Competition and Consumer Commission (ACCC) applies it with the states and territories.',
  },
  'nz-law-1': {
    zh: '规定新西兰对倾销或受补贴的进口货物的调查和征税。涉及国内产业、进口商和被调查的外国出口商、生产商。出口企业要在期限内答复问卷、提供价格和成本数据，否则可以按现有的资料裁定。由商业、创新和就业部调查，部长决定，新西兰海关征收。',
    en: 'Governs investigation of dumped or subsidised imports into New Zealand and the duties on them. It concerns the domestic industry, importers and the foreign exporters and producers investigated. Exporters answer the questionnaire in time and give data on prices and costs, or the information available may be used. The Ministry of Business, Innovation and Employment investigates, the Minister decides, the New Zealand Customs Service collects.',
  },
  'nz-law-2': {
    zh: '规定新西兰的海关和消费税制度：进出口申报、估价、关税和消费税、禁止进出口的货物、预裁定和记录保存。约束进口商、出口商、报关行和仓储场所。货物须如实申报、缴纳应付的税；要享受RCEP等协定的税率，须能证明原产资格并保存记录。由新西兰海关实施。',
    en: 'The customs and excise law of New Zealand: entry of imports and exports, valuation, customs and excise duty, prohibited goods, rulings and records. It binds importers, exporters, customs brokers and controlled premises. Goods must be entered truthfully and the duty paid; for the rate of RCEP or another agreement, origin must be shown and records kept. The New Zealand Customs Service applies it.',
  },
  'in-law-3': {
    zh: '规定印度关税的征收和通关：申报、归类、估价、禁止进出口的货物、保税、退税和处罚。约束进口商、出口商、报关代理人和承运人。进口商须提交报关单并对内容负责；在印度已签的贸易协定下要求优惠税率的，须掌握原产地资料；印度不是RCEP缔约方，不适用RCEP税率。由中央间接税和海关委员会（CBIC）实施。',
    en: 'Governs levy of customs duty and clearance in India: declaration, classification, valuation, prohibited goods, warehousing, drawback and penalties. It binds importers, exporters, customs brokers and carriers. Importers file a bill of entry and answer for it; who claims a preferential rate under an agreement of India must hold information on origin; India is not a Party to RCEP, and no RCEP rate applies. The Central Board of Indirect Taxes and Customs (CBIC) applies it.',
  },
  'in-law-4': {
    zh: '设立印度标准局（BIS），规定印度标准的制定、符合性评定和标准标志的使用。标准一般自愿采用；政府以质量控制令规定强制的产品，须取得许可或符合性证书并加施标准标志，才能生产、进口和销售。向印度出口的外国制造商，产品在强制范围内的，须向印度标准局申请。由印度标准局实施。',
    en: 'Establishes the Bureau of Indian Standards (BIS) and governs Indian Standards, conformity assessment and the Standard Mark. Standards are in general voluntary; products that the government makes compulsory by a quality control order need a licence or certificate of conformity and the mark before they are made, imported or sold. Manufacturers abroad whose goods are covered apply to the Bureau. The Bureau of Indian Standards applies it.',
  },
  'in-law-5': {
    zh: '规定进口商在印度已签的贸易协定下要求优惠税率时，怎样证明货物的原产地，以及海关怎样核查；印度不是RCEP缔约方，不涉及RCEP税率。约束进口商：须掌握规定的原产地资料，在报关单上声明，并在海关要求时提交。出口企业应向进口商提供生产过程和成本等资料，以免优惠被拒。由中央间接税和海关委员会（CBIC）实施。',
    en: 'Sets out how importers who claim a preferential rate under an agreement of India show the origin of goods, and how customs verifies it; India is not a Party to RCEP, and no RCEP rate is concerned. It binds importers: they must hold the information on origin laid down, declare it in the bill of entry and give it when customs asks. Exporters should supply importers with data on production and cost so that the claim is not refused. The Central Board of Indirect Taxes and Customs (CBIC) applies them.',
  },
};
