import type { Texts } from '../../locale';

/** Summaries of laws of China by id, from general knowledge, not checked against the official texts. */
export const summariesOfChina: Record<string, Texts> = {
  'cn-law-1': {
    zh: '规定准许进出口的货物和进境物品怎样征收关税：税率的适用、计税价格、减免和征收管理。纳税人是进口货物的收货人、出口货物的发货人，以及进境物品的携带人或者收件人。要适用协定税率，货物须符合该协定的原产地规则，并按规定申报和提交证明。关税由海关征收，国务院关税税则委员会编纂、发布和解释税则。',
    en: 'Sets out how customs duty is charged on goods that may be imported or exported and on articles brought in: which rate applies, dutiable value, relief and collection. The consignee of imports, the consignor of exports, and whoever brings in or receives articles must pay. For a rate under an agreement the goods must meet its rules of origin and be declared with the proof required. Customs collects the duty; the Customs Tariff Commission of the State Council compiles, publishes and interprets the tariff.',
  },
  'cn-law-2': {
    zh: '规定在中国境内销售货物、服务、无形资产、不动产和进口货物的增值税。进口货物的收货人要缴纳进口环节增值税；出口货物一般适用零税率，出口企业须按规定申报退（免）税并保存单证。增值税由税务机关征收，进口环节由海关代征。',
    en: 'Governs value-added tax on goods, services, intangibles and immovable property sold in China and on imported goods. The consignee of imports pays the tax at import; exports of goods are in general zero-rated, and exporters must claim refund or exemption as prescribed and keep the documents. Tax authorities collect the tax, customs at import on their behalf.',
  },
  'cn-law-3': {
    zh: '对两用物项、军品、核，以及其他与维护国家安全和利益、履行防扩散等国际义务有关的货物、技术、服务的出口实行管制。约束出口经营者和最终用户，也适用于过境、转运、通运和再出口。管制清单所列或临时管制的物项，出口前须取得许可，并提交最终用户和最终用途的证明文件。国务院和中央军事委员会承担出口管制职能的部门分工主管，两用物项由商务部主管。',
    en: 'Controls the export of dual-use items, military products, nuclear items and other goods, technology and services that concern national security and interests or non-proliferation duties. It binds exporters and end users and reaches transit, trans-shipment and re-export. Items on a control list or under temporary control need a licence before export, with documents on end user and end use. Departments of the State Council and the Central Military Commission share the task; dual-use items are with the Ministry of Commerce.',
  },
  'cn-law-4': {
    zh: '细化《出口管制法》中两用物项的出口管制：清单、许可、最终用户和最终用途管理、管控名单和关注名单。出口经营者要对照两用物项出口管制清单查自己的货物、技术和服务；属于管制的，向商务部申请许可，凭许可证件报关，并按承诺的最终用途使用。商务部主管，海关负责进出境监管。',
    en: 'Details the control of dual-use exports under the Export Control Law: the list, licences, end users and end uses, the control list and the watch list of importers and users. Exporters must check their goods, technology and services against the export control list; for controlled items they apply to the Ministry of Commerce for a licence, declare with it, and keep to the end use promised. The Ministry of Commerce is in charge; customs supervises at the border.',
  },
  'cn-law-5': {
    zh: '规定进出口商品的检验。列入必须实施检验的进出口商品目录的商品，进口的未经检验不准销售、使用，出口的未经检验合格不准出口；目录以外的商品可以抽查。收货人、发货人或其代理人须在规定的地点和期限内报检。由海关总署和各地海关实施。',
    en: 'Governs the inspection of imported and exported commodities. Those in the catalogue of mandatory inspection may not be sold or used after import without inspection, nor exported without passing it; others may be spot-checked. Consignees, consignors or their agents must apply for inspection at the place and time laid down. The General Administration of Customs and its local offices carry it out.',
  },
  'cn-law-6': {
    zh: '规定非优惠原产地规则：在适用最惠国待遇、反倾销、反补贴、保障措施、原产地标记和配额等措施时，怎样确定货物的原产地，标准是完全获得或者最后完成实质性改变。进口货物的收货人要如实申报原产地；出口货物的发货人可以向海关或者中国国际贸易促进委员会及其地方分会申请原产地证书。RCEP等优惠协定的原产地规则另有规定。',
    en: 'Lays down non-preferential rules of origin: how origin is decided for most-favoured-nation treatment, anti-dumping, countervailing and safeguard measures, origin marking and quotas, by wholly obtained goods or the last substantial transformation. Importers must declare origin truthfully; exporters may apply to customs or the China Council for the Promotion of International Trade and its branches for a certificate of origin. Rules under RCEP and other preferential agreements are elsewhere.',
  },
  'cn-law-7': {
    zh: '规定进出口货物怎样向海关申报：申报的期限和方式、报关单和随附单证、修改和撤销。约束进出口货物的收发货人和受委托的报关企业，申报人要对内容的真实、准确、完整和规范负责。由海关实施。',
    en: 'Governs how imports and exports are declared to customs: time and form of the declaration, the documents with it, amendment and withdrawal. It binds consignees, consignors and the customs brokers they entrust, who answer for a declaration that is true, accurate, complete and in due form. Customs applies it.',
  },
  'cn-law-9': {
    zh: '规定RCEP项下进出口货物的原产资格、原产国（地区）、直接运输、原产地证明和申报。进口货物的收货人要享受协定税率，须在申报时提出并持有有效的原产地证明；出口货物的发货人和生产商可以向签证机构申请原产地证书，经核准出口商可以自行开具原产地声明。有关单证须按规定保存，海关可以核查。由海关总署和各地海关实施。',
    en: 'Governs originating status, country of origin, direct consignment, proof of origin and declaration of goods under RCEP. Importers who want the agreed rate must claim it on declaration and hold a valid proof of origin; exporters and producers may apply to an issuing body for a certificate, and approved exporters may make out declarations of origin themselves. Documents must be kept as prescribed, and customs may verify them. The General Administration of Customs and its offices apply it.',
  },
  'cn-law-11': {
    zh: '规定企业怎样申请成为经核准出口商，以及认定后怎样自行开具原产地声明。申请企业须为海关高级认证企业，掌握有关优惠协定的原产地规则，并有原产地文件的管理制度。开具声明前须把货物信息提交海关，声明和证明原产资格的文件须按规定保存。由海关认定和管理。',
    en: 'Sets out how a company becomes an approved exporter and how it then makes out declarations of origin itself. The company must be an advanced certified enterprise of customs, know the rules of origin of the agreement and have a system for its origin documents. It submits the goods to customs before declaring, and keeps the declarations and what proves origin as prescribed. Customs approves and supervises.',
  },
  'cn-law-12': {
    zh: '商务部等六部门的政策文件，提出怎样用好RCEP的开放承诺和规则：扩大货物贸易、促进制造业升级、加强标准合作、完善金融支持和面向企业的服务。面向地方和企业，本身不规定企业的申报或许可义务。企业可以据此了解可用的原产地、通关和培训等服务。由商务部牵头。',
    en: 'A policy paper of the Ministry of Commerce and five other departments on making use of the market opening and rules of RCEP: more trade in goods, upgrading of manufacturing, cooperation on standards, finance and services for companies. It speaks to local governments and companies and lays no duty of declaration or licence on them by itself. Companies may learn from it which help with origin, clearance and training there is. The Ministry of Commerce leads.',
  },
  'cn-law-14': {
    zh: '说明强制性产品认证（CCC）目录中各类产品的范围：产品描述、适用标准和参考的商品编号。约束在中国生产、进口、销售目录内产品的企业，包括向中国出口的境外生产者。列入目录的产品须取得认证并加施认证标志，才能出厂、销售、进口或者在其他经营活动中使用。由国家市场监督管理总局和国家认证认可监督管理委员会管理。',
    en: 'Says how far each kind of product in the catalogue of compulsory certification (CCC) reaches: description, standards and tariff codes for reference. It concerns those who make, import or sell such products in China, including producers abroad who export to China. Products in the catalogue must be certified and carry the mark before they leave the factory, are sold, imported or used in other business. The State Administration for Market Regulation and the Certification and Accreditation Administration are in charge.',
  },
  'cn-law-18': {
    zh: '规定外商投资的促进、保护和管理，实行准入前国民待遇加负面清单。约束外国投资者和外商投资企业：负面清单禁止的领域不得投资，限制的领域须符合清单的条件，清单以外与内资同等对待；投资信息须按规定报告。它不直接规定货物的进出口，与在中国设厂后出口的企业有关。由商务部和国家发展和改革委员会等部门分工负责。',
    en: 'Governs the promotion, protection and administration of foreign investment, with national treatment before entry and a negative list. It binds foreign investors and their enterprises: no investment where the list prohibits it, its conditions where it restricts, equal treatment elsewhere; information on the investment must be reported. It does not itself regulate imports and exports, but concerns companies that export from a plant in China. The Ministry of Commerce and the National Development and Reform Commission share the task.',
  },
  'cn-law-19': {
    zh: '规定国家标准、行业标准、地方标准、团体标准和企业标准的制定、实施和监督。强制性标准必须执行：不符合的产品不得生产、销售、进口；推荐性标准自愿采用。出口产品的技术要求按合同约定执行。由国务院标准化行政主管部门统一管理。',
    en: 'Governs how national, sector, local, group and enterprise standards are made, applied and supervised. Mandatory standards must be met: products that fail them may not be made, sold or imported; recommended ones are voluntary. Technical requirements for exported products follow the contract. The standardization administration under the State Council is in charge.',
  },
  'cn-law-20': {
    zh: '规定在中国境内从事产品生产、销售的企业对产品质量的责任。产品须检验合格，不得有危及人身、财产安全的不合理危险，标识须真实；因缺陷造成损害的，生产者、销售者要赔偿。向中国出口的企业要按这些要求准备标识和合格证明，在境内销售的企业承担销售者的责任。由市场监督管理部门主管。',
    en: 'Sets out the liability for quality of those who make or sell products in China. Products must pass inspection, be free of unreasonable danger to persons and property and be labelled truthfully; makers and sellers pay for harm done by defects. Companies exporting to China prepare labels and proof of quality to match, while sellers in China bear the duties of a seller. Market regulation authorities are in charge.',
  },
};
