import type { Texts } from '../../locale';

/** Summaries of laws of Viet Nam by id, from general knowledge, not checked against the official texts. */
export const summariesOfVietNam: Record<string, Texts> = {
  'vn-law-1': {
    zh: '规定越南管理货物进出口的措施：禁止、暂停、许可和配额、原产地证明、检疫和检验、贸易救济和紧急管制。约束越南的主管机关和从事进出口的商人。向越南出口的企业要先确认货物是否须许可或检验，由越南进口商办理，并按要求提供原产地等单证。由工贸部会同有关部委管理。',
    en: 'Lays down how Viet Nam manages foreign trade in goods: bans, suspensions, licences and quotas, certificates of origin, quarantine and inspection, trade remedies and emergency control. It binds the authorities and traders who import or export. Companies exporting to Viet Nam should first find out whether the goods need a licence or inspection, which the Vietnamese importer arranges, and supply the documents asked for, such as proof of origin. The Ministry of Industry and Trade manages it with other ministries.',
  },
  'vn-law-2': {
    zh: '细化《外贸管理法》中的贸易救济：反倾销、反补贴和保障措施的调查、实施和复审，以及对规避措施的处理。约束申请人、越南进口商和涉案的外国生产商、出口商。被调查的出口企业要在期限内答复问卷、接受核查，否则主管机关可以按现有的信息裁定。由工贸部负责，贸易救济局承担调查。',
    en: 'Details the trade remedies of the Law on Foreign Trade Management: investigation, application and review of anti-dumping, countervailing and safeguard measures, and action against circumvention. It concerns applicants, importers in Viet Nam and the foreign producers and exporters involved. An exporter under investigation must answer the questionnaire in time and accept verification, or the authority may decide on the facts available. The Ministry of Industry and Trade is in charge, its Trade Remedies Authority investigates.',
  },
  'vn-law-3': {
    zh: '细化《外贸管理法》中的货物原产地：优惠和非优惠的原产地规则、原产地证书和自行证明、核查和管理。约束从事进出口的商人、签证机构和有关机关。从越南出口的企业申请原产地证书，须先登记商人资料、提交证明材料并保存文件；进口商要享受优惠税率，须提交符合协定的证明。由工贸部主管，海关核查进口货物的原产地。',
    en: 'Details the origin of goods under the Law on Foreign Trade Management: preferential and non-preferential rules, certificates of origin and self-certification, verification and administration. It binds traders who import or export, issuing bodies and the authorities. To get a certificate, exporters in Viet Nam register their trader profile, submit what proves origin and keep the documents; importers who want a preferential rate submit the proof the agreement asks for. The Ministry of Industry and Trade is in charge; customs checks the origin of imports.',
  },
  'vn-law-4': {
    zh: '工贸部为实施货物原产地议定而发布的通知，规定判定原产地的具体标准和申请原产地证书所用的申报表。约束申请原产地证书的出口商、生产商和签证机构。出口企业要按货物适用的标准计算和填写申报表，并保存成本和原料的单证。各自贸协定的原产地规则另有通知。',
    en: 'A circular of the Ministry of Industry and Trade that carries out the decree on origin of goods: criteria of origin and the declaration forms used in applying for a certificate of origin. It binds exporters and producers who apply, and the issuing bodies. Exporters work out and fill in the form by the criterion that applies to the goods, and keep records of costs and materials. The rules of origin of each free trade agreement are in circulars of their own.',
  },
  'vn-law-6': {
    zh: '把RCEP的原产地规则转为越南国内的规定：原产资格、产品特定原产地规则、直接运输、原产地证明和核查。约束从越南出口、申请原产地证明的企业，以及进口时要求RCEP税率的企业。出口企业按规则证明原产资格，向签证机构申请证书，或者在获得核准后自行声明；进口企业提交有效的证明。由工贸部主管。',
    en: 'Puts the rules of origin of RCEP into the law of Viet Nam: originating status, product-specific rules, direct consignment, proof of origin and verification. It binds companies that export from Viet Nam with a proof of origin and those that claim the RCEP rate at import. Exporters show that the goods originate and apply to an issuing body for a certificate, or declare themselves once approved; importers submit a valid proof. The Ministry of Industry and Trade is in charge.',
  },
};
