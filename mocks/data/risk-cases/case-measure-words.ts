import type { Texts } from '../../locale';

/**
 * The measure of each case that has one in Chinese, Japanese, Korean, Vietnamese and Malay, translated from the English
 * one.
 */
// oxfmt-ignore
const words: [id: string, zh: string, ja: string, ko: string, vi: string, ms: string][] = [
  ['id-ad-ceramic-tile-2024', '每平方米 13,446—94,544 印尼盾，约 30 家企业；财政部长条例（PMK）2024 年第 70 号', '1平方メートル当たり13,446〜94,544ルピア、約30社。財務大臣規則（PMK）2024年第70号', '제곱미터당 13,446~94,544루피아, 약 30개 업체. 재무부령(PMK) 2024년 제70호', '13.446–94.544 rupiah mỗi mét vuông, khoảng 30 doanh nghiệp; Quy định (PMK) số 70 năm 2024 của Bộ trưởng Tài chính', '13,446–94,544 rupiah setiap meter persegi, kira-kira 30 syarikat; Peraturan Menteri Kewangan (PMK) No. 70 tahun 2024'],
  ['ph-ad-cement-vn-2021', '2.33%—23.33%，按出口商（海关备忘令 05-2023）', '輸出者別に2.33〜23.33%（税関覚書命令05-2023）', '수출자별 2.33~23.33%(세관 각서명령 05-2023)', '2,33–23,33% theo nhà xuất khẩu (Lệnh ghi nhớ hải quan 05-2023)', '2.33–23.33% mengikut pengeksport (Perintah Memorandum Kastam 05-2023)'],
  ['kr-ad-stainless-plate-cn-2024', '21.62%', '21.62%', '21.62%', '21,62%', '21.62%'],
  ['kr-ad-hr-thick-plate-cn-2024', '27.91%—38.02%（临时）', '27.91〜38.02%（暫定）', '27.91~38.02%(잠정)', '27,91–38,02% (tạm thời)', '27.91–38.02% (sementara)'],
  ['kr-ad-hot-rolled-cn-jp-2025', '28.16%—33.57%（建议的临时税）；32.66%、33.10%（建议的最终税，据报道，待核）', '28.16〜33.57%（暫定税の勧告）、32.66%および33.10%（最終の勧告、報道による、未確認）', '28.16~33.57%(잠정관세 권고), 32.66% 및 33.10%(최종 권고, 보도 내용, 미확인)', '28,16–33,57% (kiến nghị tạm thời); 32,66% và 33,10% (kiến nghị cuối cùng, theo tin đã đưa, chưa kiểm chứng)', '28.16–33.57% (syor sementara); 32.66% dan 33.10% (syor akhir, menurut laporan, belum disemak)'],
  ['kr-ad-sts-cold-rolled-vn-2024', '11.37%—18.81%', '11.37〜18.81%', '11.37~18.81%', '11,37–18,81%', '11.37–18.81%'],
  ['kr-ad-particleboard-th-2024', '15.18%', '15.18%', '15.18%', '15,18%', '15.18%'],
  ['kr-ad-sodium-dithionite-cn-2024', '最高 33.97%', '最高33.97%', '최고 33.97%', 'tối đa 33,97%', 'sehingga 33.97%'],
  ['jp-ad-galvanized-wire-2021', '中国 26.5%—41.7%；韩国 9.8%—24.5%', '中国26.5〜41.7%、韓国9.8〜24.5%', '중국 26.5~41.7%, 한국 9.8~24.5%', 'Trung Quốc 26,5–41,7%; Hàn Quốc 9,8–24,5%', 'China 26.5–41.7%; Korea 9.8–24.5%'],
  ['jp-ad-graphite-electrode-2024', '95.2%（临时，待核）', '95.2%（暫定、未確認）', '95.2%(잠정, 미확인)', '95,2% (tạm thời, chưa kiểm chứng)', '95.2% (sementara, belum disemak)'],
  ['cn-ad-pom-2016', '6.2%—34.9%', '6.2〜34.9%', '6.2~34.9%', '6,2–34,9%', '6.2–34.9%'],
  ['cn-ad-stainless-billet-2018', '欧盟和英国 43.0%；浦项制铁 23.1%；韩国其他企业 103.1%；印度尼西亚 20.2%', '欧州連合・英国43.0%、POSCO 23.1%、韓国のその他103.1%、インドネシア20.2%', '유럽연합·영국 43.0%, 포스코 23.1%, 그 밖의 한국 103.1%, 인도네시아 20.2%', 'Liên minh châu Âu và Vương quốc Anh 43,0%; POSCO 23,1%; Hàn Quốc còn lại 103,1%; Indonesia 20,2%', 'Kesatuan Eropah dan United Kingdom 43.0%; POSCO 23.1%; Korea yang lain 103.1%; Indonesia 20.2%'],
  ['in-ad-solar-glass-cn-vn-2023', '最高每吨 677 美元（建议）；每吨 570—664 美元（最终税，据报道，待核）', '1トン当たり最高677米ドル（勧告）、1トン当たり570〜664米ドル（確定税、報道による、未確認）', '톤당 최고 미화 677달러(권고), 톤당 미화 570~664달러(확정관세, 보도 내용, 미확인)', 'tối đa 677 USD mỗi tấn (kiến nghị); 570–664 USD mỗi tấn (chính thức, theo tin đã đưa, chưa kiểm chứng)', 'sehingga USD 677 setiap tan (disyorkan); USD 570–664 setiap tan (muktamad, menurut laporan, belum disemak)'],
  ['in-ad-solar-glass-cn-2017', '每吨 52.85—136.21 美元', '1トン当たり52.85〜136.21米ドル', '톤당 미화 52.85~136.21달러', '52,85–136,21 USD mỗi tấn', 'USD 52.85–136.21 setiap tan'],
  ['my-ad-pet-2024', '中国 2.29%—11.74%；印度尼西亚 37.44%', '中国2.29〜11.74%、インドネシア37.44%', '중국 2.29~11.74%, 인도네시아 37.44%', 'Trung Quốc 2,29–11,74%; Indonesia 37,44%', 'China 2.29–11.74%; Indonesia 37.44%'],
  ['my-ad-pc-strand-cn-2020', '2.09%—21.72%', '2.09〜21.72%', '2.09~21.72%', '2,09–21,72%', '2.09–21.72%'],
  ['th-ad-painted-alu-zinc-cn-kr', '中国 40.77%；韩国 4.27%—33.62%', '中国40.77%、韓国4.27〜33.62%', '중국 40.77%, 한국 4.27~33.62%', 'Trung Quốc 40,77%; Hàn Quốc 4,27–33,62%', 'China 40.77%; Korea 4.27–33.62%'],
  ['th-ad-hrc-14', '0—128.11%（日本 0—36.25%，印度 20.02%—31.92%，印度尼西亚 24.48%，韩国 2.81%—58.85%）', '0〜128.11%（日本0〜36.25%、インド20.02〜31.92%、インドネシア24.48%、韓国2.81〜58.85%）', '0~128.11%(일본 0~36.25%, 인도 20.02~31.92%, 인도네시아 24.48%, 한국 2.81~58.85%)', '0–128,11% (Nhật Bản 0–36,25%, Ấn Độ 20,02–31,92%, Indonesia 24,48%, Hàn Quốc 2,81–58,85%)', '0–128.11% (Jepun 0–36.25%, India 20.02–31.92%, Indonesia 24.48%, Korea 2.81–58.85%)'],
  ['th-ad-hrfc-cn-my-2017', '中国 30.91%；马来西亚 23.57%—42.51%', '中国30.91%、マレーシア23.57〜42.51%', '중국 30.91%, 말레이시아 23.57~42.51%', 'Trung Quốc 30,91%; Malaysia 23,57–42,51%', 'China 30.91%; Malaysia 23.57–42.51%'],
  ['vn-ad02-galvanized', '3.17%—38.34%', '3.17〜38.34%', '3.17~38.34%', '3,17–38,34%', '3.17–38.34%'],
  ['vn-ad04-colour-coated', '中国 0—34.27%；韩国 4.95%—19.25%', '中国0〜34.27%、韓国4.95〜19.25%', '중국 0~34.27%, 한국 4.95~19.25%', 'Trung Quốc 0–34,27%; Hàn Quốc 4,95–19,25%', 'China 0–34.27%; Korea 4.95–19.25%'],
  ['vn-ad05-aluminium', '指控的倾销幅度 35.58%', '申し立てられたダンピング・マージン35.58%', '주장된 덤핑마진 35.58%', 'biên độ bán phá giá bị cáo buộc 35,58%', 'margin lambakan yang didakwa 35.58%'],
  ['vn-ad20-hot-rolled', '19.38%—27.83%（临时）；23.10%—27.83%（最终税，据报道，待核）', '19.38〜27.83%（暫定）、23.10〜27.83%（確定税、報道による、未確認）', '19.38~27.83%(잠정), 23.10~27.83%(확정관세, 보도 내용, 미확인)', '19,38–27,83% (tạm thời); 23,10–27,83% (chính thức, theo tin đã đưa, chưa kiểm chứng)', '19.38–27.83% (sementara); 23.10–27.83% (muktamad, menurut laporan, belum disemak)'],
  ['vn-ad-welding-materials', '11.43%—36.56%', '11.43〜36.56%', '11.43~36.56%', '11,43–36,56%', '11.43–36.56%'],
  ['vn-ac-sugar', '反倾销 42.99%；反补贴 4.65%', 'アンチダンピング42.99%、相殺関税4.65%', '반덤핑 42.99%, 상계관세 4.65%', 'chống bán phá giá 42,99%; chống trợ cấp 4,65%', 'antilambakan 42.99%; duti timbal balas 4.65%'],
  ['vn-ad-table-chair', '桌 35.2%；椅 21.4%（临时）', 'テーブル35.2%、椅子21.4%（暫定）', '탁자 35.2%, 의자 21.4%(잠정)', 'bàn 35,2%; ghế 21,4% (tạm thời)', 'meja 35.2%; kerusi 21.4% (sementara)'],
  ['vn-ad-bopp', '9.45%—23.71%', '9.45〜23.71%', '9.45~23.71%', '9,45–23,71%', '9.45–23.71%'],
  ['au-ad-cvd-aluminium-extrusion-cn', '倾销 2.7%—25.7%；补贴 3.8%—18.4%（最初）', 'ダンピング2.7〜25.7%、補助金3.8〜18.4%（当初）', '덤핑 2.7~25.7%, 보조금 3.8~18.4%(최초)', 'bán phá giá 2,7–25,7%; trợ cấp 3,8–18,4% (ban đầu)', 'lambakan 2.7–25.7%; subsidi 3.8–18.4% (asal)'],
  ['au-ad-surface-finish-extrusion-my', '2.6%—18.5%', '2.6〜18.5%', '2.6~18.5%', '2,6–18,5%', '2.6–18.5%'],
  ['au-ad-galvanized-vn', '8.4%—14.2%（越南）', '8.4〜14.2%（ベトナム）', '8.4~14.2%(베트남)', '8,4–14,2% (Việt Nam)', '8.4–14.2% (Viet Nam)'],
  ['vn-ad10-polyester', '临时：印度 54.90%；印度尼西亚 21.94%；马来西亚 21.23%', '暫定：インド54.90%、インドネシア21.94%、マレーシア21.23%', '잠정: 인도 54.90%, 인도네시아 21.94%, 말레이시아 21.23%', 'tạm thời: Ấn Độ 54,90%; Indonesia 21,94%; Malaysia 21,23%', 'sementara: India 54.90%; Indonesia 21.94%; Malaysia 21.23%'],
  ['kr-ad-industrial-robot-2025', '21.17%—43.6%（建议的临时税）', '21.17〜43.6%（暫定税の勧告）', '21.17~43.6%(잠정관세 권고)', '21,17–43,6% (kiến nghị tạm thời)', '21.17–43.6% (syor sementara)'],
  ['kr-ad-industrial-robot-2004', '临时 8.76%—19.48%', '暫定8.76〜19.48%', '잠정 8.76~19.48%', 'tạm thời 8,76–19,48%', 'sementara 8.76–19.48%'],
  ['kr-ad-fibreboard-th', '11.92%—19.43%', '11.92〜19.43%', '11.92~19.43%', '11,92–19,43%', '11.92–19.43%'],
  ['in-ad-injection-moulding-2024', '27%—63%', '27〜63%', '27~63%', '27–63%', '27–63%'],
  ['in-ad-injection-moulding-asean-2014', '越南 23.15%；马来西亚 44.74%；菲律宾 30.85%', 'ベトナム23.15%、マレーシア44.74%、フィリピン30.85%', '베트남 23.15%, 말레이시아 44.74%, 필리핀 30.85%', 'Việt Nam 23,15%; Malaysia 44,74%; Philippines 30,85%', 'Viet Nam 23.15%; Malaysia 44.74%; Filipina 30.85%'],
  ['in-ad-thin-wheels-2022', '据报道每吨 78.38—90.12 美元', '報道によると1トン当たり78.38〜90.12米ドル', '보도에 따르면 톤당 미화 78.38~90.12달러', '78,38–90,12 USD mỗi tấn theo tin đã đưa', 'USD 78.38–90.12 setiap tan menurut laporan'],
  ['cn-ad-goes-2015', '日本 39.0%—45.7%；韩国 37.3%；欧盟 46.3%', '日本39.0〜45.7%、韓国37.3%、欧州連合46.3%', '일본 39.0~45.7%, 한국 37.3%, 유럽연합 46.3%', 'Nhật Bản 39,0–45,7%; Hàn Quốc 37,3%; Liên minh châu Âu 46,3%', 'Jepun 39.0–45.7%; Korea 37.3%; Kesatuan Eropah 46.3%'],
  ['nz-ad-galvanised-wire-my', '19%；Wei Dat 不征税', '19%、Wei Datは課税なし', '19%, Wei Dat는 부과 없음', '19%; Wei Dat không bị áp thuế', '19%; Wei Dat tiada duti'],
];

/** By the id of the case. */
export const caseMeasureWords: Readonly<Record<string, Texts>> = Object.fromEntries(
  words.map(([id, zh, ja, ko, vi, ms]) => [id, { zh, ja, ko, vi, ms }]),
);
