import type { Texts } from '../../locale';

/** Summaries of laws of Japan and Korea by id, from general knowledge, not checked against the official texts. */
export const summariesOfJapanAndKorea: Record<string, Texts> = {
  'jp-law-1': {
    zh: '规定日本进口货物的关税税率、完税价格、减免税和退税，以及反倾销税、反补贴税和紧急关税。约束进口货物的纳税人。向日本出口的企业可以据此了解税率和估价方法；RCEP等协定的税率按协定适用，被反倾销或反补贴调查的企业要答复问卷。由财务省和海关实施。',
    en: 'Sets rates of duty on imports into Japan, dutiable value, relief and refund, and anti-dumping, countervailing and emergency duties. It binds whoever pays duty on imports. Companies exporting to Japan learn from it the rate and the way of valuation; rates of RCEP and other agreements apply as agreed, and a company investigated for dumping or subsidies answers the questionnaire. The Ministry of Finance and Japan Customs apply it.',
  },
  'jp-law-2': {
    zh: '规定日本的海关手续：进出口申报和许可、关税的确定和缴纳、保税、禁止进出口的货物和处罚。约束进口商、出口商、报关业者和保税场所。进出口货物须申报并取得许可，其他法令要求许可或检查的须先办好；要适用协定税率的，进口时提交原产地证明；账簿和单证须保存。由财务省和海关实施。',
    en: 'Governs customs procedure in Japan: declaration and permission of imports and exports, determination and payment of duty, bonded areas, prohibited goods and penalties. It binds importers, exporters, customs brokers and bonded premises. Goods must be declared and permitted, with licences or inspections of other laws settled first; proof of origin is submitted at import for a rate under an agreement, and books and documents are kept. The Ministry of Finance and Japan Customs apply it.',
  },
  'jp-law-3': {
    zh: '规定日本产业标准（JIS）的制定和JIS标志认证。JIS一般自愿采用，其他法令引用时须遵守。要在产品上使用JIS标志的企业，包括外国工厂，须由登记认证机构认证，并保持质量管理。由主务大臣主管，日本产业标准调查会（JISC）审议标准。',
    en: 'Governs the making of Japanese Industrial Standards (JIS) and certification for the JIS mark. JIS are in general voluntary, but must be met where another law refers to them. A company that wants the mark on its product, a factory abroad too, must be certified by a registered certification body and keep up its quality control. The competent ministers are in charge; the Japanese Industrial Standards Committee (JISC) deliberates on standards.',
  },
  'jp-law-4': {
    zh: '规定电气用品在日本生产、进口和销售的安全要求。约束电气用品的制造商、进口商和销售商：制造和进口事业者须申报，产品须符合技术基准并检验，特定电气用品还须登记检查机构的适合性检查，加施PSE标志后才能销售。向日本出口的企业应与进口事业者配合，提供检测资料和标志。由经济产业省主管。',
    en: 'Sets safety requirements for electrical appliances made, imported and sold in Japan. It binds manufacturers, importers and sellers: manufacturers and importers notify their business, products must meet the technical requirements and be inspected, specified appliances also need conformity assessment by a registered body, and only goods with the PSE mark may be sold. Companies exporting to Japan work with the importer on test documents and the mark. The Ministry of Economy, Trade and Industry is in charge.',
  },
  'kr-law-1': {
    zh: '规定韩国关税的课征、税率、估价、减免和通关手续，也包括反倾销税、反补贴税等弹性关税。约束进口商、出口商、报关人和保税区经营人。进出口货物须如实申报，缴纳应付的税，其他法令要求的许可和检验须在通关时证明，单证须保存。由韩国关税厅实施。',
    en: 'Governs levy, rates, valuation, relief and clearance for customs duty in Korea, with flexible duties such as anti-dumping and countervailing duty. It binds importers, exporters, customs brokers and operators of bonded areas. Goods must be declared truthfully and the duty paid, licences and inspections under other laws are proved at clearance, and records are kept. The Korea Customs Service applies it.',
  },
  'kr-law-2': {
    zh: '规定韩国怎样实施包括RCEP在内的自由贸易协定：协定税率的适用、原产地的确定和证明、核查。约束要求协定税率的进口商，以及在韩国出具原产地证明的出口商、生产商。进口商按规定申请协定税率并持有原产地证明；出口商、生产商证明原产资格，保存文件并答复核查；经认证的出口商可以简化手续。由韩国关税厅实施。',
    en: 'Sets out how Korea carries out its free trade agreements, RCEP among them: preferential rates, determination and proof of origin, verification. It binds importers who claim a preferential rate, and exporters and producers who make out proofs of origin in Korea. Importers apply for the rate as prescribed and hold the proof; exporters and producers show that the goods originate, keep the documents and answer verification; approved exporters have simpler procedures. The Korea Customs Service applies it.',
  },
  'kr-law-3': {
    zh: '规定电气用品和生活用品在韩国的安全管理，按危险程度分为安全认证、安全确认和供应商符合性确认等。约束制造商、进口商和销售商，外国制造商也可以申请。产品须按其类别在出厂或通关前办好认证或确认，加施KC标志后才能销售。由国家技术标准院（KATS）主管。',
    en: 'Governs the safety of electrical appliances and consumer products in Korea by degree of risk: safety certification, safety confirmation and supplier conformity, among others. It binds manufacturers, importers and sellers; manufacturers abroad may apply too. A product must have the certification or confirmation of its class before it leaves the factory or clears customs, and the KC mark before it is sold. The Korean Agency for Technology and Standards (KATS) is in charge.',
  },
};
