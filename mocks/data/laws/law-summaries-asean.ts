import type { Texts } from '../../locale';

/**
 * Summaries of laws of Singapore, Brunei, Cambodia, Laos and Myanmar by id, from general knowledge, not checked against
 * the official texts.
 */
export const summariesOfOtherAsean: Record<string, Texts> = {
  'sg-law-1': {
    zh: '规定新加坡关税和消费税的征收、货物申报、仓储和查验，征收关税的只有少数货物。约束进口商、出口商、报关代理人和仓库经营人。应税货物须缴税或进入许可仓库；进出口须凭许可证件申报，单证须按规定保存。由新加坡关税局实施。',
    en: 'Governs levy of customs and excise duty in Singapore, declaration of goods, warehousing and inspection; few goods are dutiable. It binds importers, exporters, declaring agents and warehouse operators. Duty on dutiable goods is paid or the goods go into a licensed warehouse; imports and exports are declared under a permit, and records are kept as prescribed. Singapore Customs applies it.',
  },
  'sg-law-2': {
    zh: '规定新加坡对进口、出口和转运的登记、管理和管制。约束进口商、出口商、承运人和申报代理人。进出口须取得许可证件；受管制的货物还须主管机关批准；申报和原产地等贸易单证不得有虚假内容。由新加坡关税局会同各主管机关实施。',
    en: 'Governs registration, regulation and control of imports, exports and trans-shipment in Singapore. It binds importers, exporters, carriers and declaring agents. Imports and exports need a permit, controlled goods also the approval of the authority in charge, and declarations and trade documents such as those on origin must not be false. Singapore Customs applies it with the authorities in charge.',
  },
  'bn-law-1': {
    zh: '规定文莱的海关制度：关税的征收、进出口申报、估价、禁止和限制进出口的货物、仓储和处罚。约束进口商、出口商和报关代理人。货物须如实申报并缴纳应付的税，禁止或限制的货物须先取得批准。由皇家海关与消费税局实施。',
    en: 'The customs law of Brunei Darussalam: levy of customs duties, declaration of imports and exports, valuation, prohibited and restricted goods, warehousing and penalties. It binds importers, exporters and customs agents. Goods must be declared truthfully and the duty paid; prohibited or restricted goods need approval first. The Royal Customs and Excise Department applies it.',
  },
  'kh-law-1': {
    zh: '规定柬埔寨的海关制度：进出口申报、关税的计征、估价、原产地、保税和海关监管。约束进口商、出口商、报关人和承运人。货物须向海关申报、缴纳应付的税，禁止或限制的货物须有许可，账册和单证须按规定保存。由经济与财政部的海关与消费税总署实施。',
    en: 'The customs law of Cambodia: declaration of imports and exports, assessment of duty, valuation, origin, bonded goods and customs control. It binds importers, exporters, customs brokers and carriers. Goods must be declared to customs and the duty paid, prohibited or restricted goods need a licence, and books and documents are kept as prescribed. The General Department of Customs and Excise of the Ministry of Economy and Finance applies it.',
  },
  'kh-law-2': {
    zh: '规定柬埔寨对投资的促进、保障和优惠。约束登记为合格投资项目（QIP）的国内外投资者。要享受所得税、进口生产设备和原料等方面的优惠，项目须先登记，并按登记的内容经营和报告；为出口而设厂的企业与此有关。由柬埔寨发展理事会（CDC）和省市投资小组委员会受理。',
    en: 'Governs promotion, guarantees and incentives for investment in Cambodia. It binds domestic and foreign investors registered as a qualified investment project (QIP). For incentives on income tax or on imported equipment and materials a project must first be registered, then run and reported as registered; this concerns companies that set up a plant for export. The Council for the Development of Cambodia (CDC) and the municipal and provincial sub-committees on investment receive applications.',
  },
  'la-law-1': {
    zh: '规定老挝的海关制度：货物进出口、过境的申报，关税的计征，估价、归类、原产地和海关监管。约束进口商、出口商、报关人和承运人。货物须如实申报、提交规定的单证并缴纳应付的税，须许可的货物要先取得许可。由财政部的老挝海关实施。',
    en: 'The customs law of Laos: declaration of imports, exports and transit, assessment of duty, valuation, classification, origin and customs control. It binds importers, exporters, customs brokers and carriers. Goods must be declared truthfully with the documents required and the duty paid; goods subject to a licence need it first. The Lao Customs Department of the Ministry of Finance applies it.',
  },
  'la-law-2': {
    zh: '规定老挝对国内外投资的促进、保护和管理，把投资分为一般经营和特许经营，按行业和地区给予优惠。约束投资者：须按类别取得投资许可或登记，履行投资义务并报告。它不直接规定货物的进出口，与在老挝设厂后出口的企业有关。由投资主管部门和一站式服务窗口受理。',
    en: 'Governs promotion, protection and administration of domestic and foreign investment in Laos; it tells general from concession business and gives incentives by sector and area. It binds investors, who need an approval or registration by kind and must carry out and report the investment. It does not itself regulate imports and exports, but concerns companies that export from a plant in Laos. The investment authorities and the one-stop service receive applications.',
  },
  'mm-law-1': {
    zh: '规定缅甸对货物进出口的许可和管制。约束进口商和出口商：不得进出口禁止的货物；规定须许可的货物，须在进出口前取得许可，并遵守许可所附的条件。向缅甸出口的企业应在发货前确认缅甸进口商已取得许可。由商务部主管。',
    en: 'Governs licensing and control of imports and exports of goods in Myanmar. It binds importers and exporters: prohibited goods may not be traded, and goods that need a licence need it beforehand and its conditions kept. Companies exporting to Myanmar should make sure before shipping that the importer there has the licence. The Ministry of Commerce is in charge.',
  },
  'mm-law-2': {
    zh: '规定缅甸对国内外投资的准入、保障、优惠和管理。约束投资者：规定的投资须取得投资委员会的许可或者认可，禁止和限制的领域按清单执行，税收优惠和土地使用须另行申请。它不直接规定货物的进出口，与在缅甸设厂后出口的企业有关。由缅甸投资委员会（MIC）主管，投资与公司管理局（DICA）承办。',
    en: 'Governs entry, guarantees, incentives and administration of domestic and foreign investment in Myanmar. It binds investors: certain investments need a permit or an endorsement of the Commission, prohibited and restricted activities follow the list, and tax relief and use of land are applied for. It does not itself regulate imports and exports, but concerns companies that export from a plant in Myanmar. The Myanmar Investment Commission (MIC) is in charge, served by the Directorate of Investment and Company Administration (DICA).',
  },
};
