import type { Texts } from '../../locale';

/** Summaries of laws of the Philippines and Thailand by id, from general knowledge, not checked against the official texts. */
export const summariesOfPhilippinesAndThailand: Record<string, Texts> = {
  'ph-law-1': {
    zh: '规定菲律宾对倾销进口货物的反倾销调查和反倾销税。涉及国内产业、进口商和被调查的外国出口商、生产商。出口企业要答复问卷、提交价格和成本数据，并可以在正式调查中陈述意见。工业品由贸工部、农产品由农业部作初步裁定，关税委员会进行正式调查，海关局征收。',
    en: 'Governs anti-dumping investigations and duties of the Philippines on dumped imports. It concerns the domestic industry, importers and the foreign exporters and producers investigated. Exporters answer the questionnaire, give data on prices and costs and may be heard in the formal investigation. The Department of Trade and Industry (industrial goods) or of Agriculture (farm goods) makes the preliminary determination, the Tariff Commission investigates formally, the Bureau of Customs collects.',
  },
  'ph-law-2': {
    zh: '规定菲律宾在进口增加使国内产业受到严重损害或严重损害威胁时采取的保障措施，并规定农产品的特殊保障措施。措施一般不分来源，涉及所有向菲律宾出口该产品的企业和进口商。出口企业可以在调查中提交意见和证据；措施实施后按规定的税或数量限制执行。由贸工部、农业部和关税委员会负责，海关局执行。',
    en: 'Governs safeguard measures of the Philippines where increased imports cause or threaten serious injury to a domestic industry, and special safeguards for farm products. Measures in general apply whatever the source, and so concern all who export the product there and its importers. Exporters may submit views and evidence in the investigation; once a measure applies, its duty or quantity limit must be met. The Departments of Trade and Industry and of Agriculture and the Tariff Commission are in charge, the Bureau of Customs applies it.',
  },
  'ph-law-3': {
    zh: '菲律宾的海关和关税基本法，规定申报、归类、估价、放行、预裁定、放行后稽查和关税税率的调整。约束进口商、出口商、报关员和承运人。货物须如实申报，随附规定的单证，归类和估价有疑问时可以申请预裁定，单证须保存以备稽查。海关局实施，关税委员会处理税则和归类问题。',
    en: 'The basic customs and tariff law of the Philippines: declaration, classification, valuation, release, advance rulings, post-clearance audit and changes of duty rates. It binds importers, exporters, customs brokers and carriers. Goods must be declared truthfully with the documents required; where classification or value is in doubt an advance ruling may be sought, and records are kept for audit. The Bureau of Customs applies it; the Tariff Commission deals with the tariff and classification.',
  },
  'ph-law-4': {
    zh: '把菲律宾在RCEP中的关税承诺付诸实施，规定原产货物适用的进口税率。约束要求RCEP税率的进口商。货物须符合RCEP原产地规则并提交原产地证明；有税率差别的货物，要按RCEP原产国适用税率。海关局执行，税则归类可以请关税委员会作预裁定。',
    en: 'Puts the tariff commitments of the Philippines under RCEP into effect and sets the import duty on originating goods. It binds importers who claim the RCEP rate. Goods must meet the RCEP rules of origin and come with a proof of origin; where there are tariff differentials the rate follows the RCEP country of origin. The Bureau of Customs applies it; the Tariff Commission may be asked for an advance ruling on classification.',
  },
  'th-law-2': {
    zh: '规定泰国对倾销或受补贴的进口货物的调查和征税。涉及国内产业、进口商和被调查的外国出口商、生产商。出口企业要在期限内答复问卷、提供数据并接受核查，否则可以按现有的事实裁定。商务部外贸厅调查，由专门的委员会裁定，海关厅征收。',
    en: 'Governs investigation of dumped or subsidised imports of Thailand and the duties on them. It concerns the domestic industry, importers and the foreign exporters and producers investigated. Exporters answer the questionnaire in time, give data and accept verification, or the facts available may be used. The Department of Foreign Trade of the Ministry of Commerce investigates, a committee decides, the Customs Department collects.',
  },
  'th-law-3': {
    zh: '规定泰国的海关手续：进出口申报、关税的计征、估价、保税、过境转运和违法的处理。约束进口商、出口商、报关代理人和承运人。货物须如实申报、缴纳应付的税，并按规定保存账册和单证以备查验。由财政部海关厅实施。',
    en: 'The customs law of Thailand: declaration of imports and exports, assessment of duty, valuation, bonded goods, transit and trans-shipment, and offences. It binds importers, exporters, customs agents and carriers. Goods must be declared truthfully, the duty paid, and books and documents kept as prescribed for inspection. The Customs Department of the Ministry of Finance applies it.',
  },
  'th-law-4': {
    zh: '规定泰国工业产品标准的制定和认证，分强制标准和自愿标准。约束在泰国生产、进口和销售这些产品的企业。产品属于强制标准的，须先取得许可并加施标准标志，才能生产或进口销售；向泰国出口的企业应与进口商确认产品是否在内，并配合检测和工厂检查。由工业部下属的泰国工业标准协会（TISI）主管。',
    en: 'Governs industrial product standards of Thailand and their certification; some are mandatory, some voluntary. It binds those who make, import and sell such products in Thailand. A product under a mandatory standard needs a licence and the standard mark before it is made or imported for sale; companies exporting to Thailand should find out with the importer whether theirs is one, and support testing and factory inspection. The Thai Industrial Standards Institute (TISI) under the Ministry of Industry is in charge.',
  },
};
