import type { Texts } from '../../locale';

const IMPOSED = [
  '確定アンチダンピング関税を賦課。',
  '확정 덤핑방지관세 부과.',
  'Áp thuế chống bán phá giá chính thức.',
  'Duti antilambakan muktamad dikenakan.',
] as const;

const IMPOSED_FIVE_YEARS = [
  '確定アンチダンピング関税を5年間賦課。',
  '확정 덤핑방지관세 5년간 부과.',
  'Áp thuế chống bán phá giá chính thức 5 năm.',
  'Duti antilambakan muktamad dikenakan selama lima tahun.',
] as const;

const KTC_RECOMMENDED = [
  '韓国貿易委員会（KTC）が最終決定で5年間のアンチダンピング関税賦課を勧告。',
  '무역위원회(KTC) 최종판정, 5년간 덤핑방지관세 부과 권고.',
  'Ủy ban Thương mại Hàn Quốc (KTC) ra kết luận cuối cùng, kiến nghị áp thuế chống bán phá giá 5 năm.',
  'Penentuan akhir Suruhanjaya Perdagangan Korea (KTC), duti antilambakan disyorkan selama lima tahun.',
] as const;

const PROVISIONAL_RECOMMENDED = [
  '暫定アンチダンピング関税の賦課を勧告。',
  '잠정 덤핑방지관세 부과 권고.',
  'Kiến nghị áp thuế chống bán phá giá tạm thời.',
  'Duti antilambakan sementara disyorkan.',
] as const;

/** The status sentence of each case in Japanese, Korean, Vietnamese and Malay, translated from the English one. */
// oxfmt-ignore
const words: [id: string, ja: string, ko: string, vi: string, ms: string][] = [
  ['id-ad-ceramic-tile-2024', '確定アンチダンピング関税を2024年10月24日から5年間賦課。', '확정 덤핑방지관세 2024년 10월 24일부터 5년간 부과.', 'Áp thuế chống bán phá giá chính thức 5 năm từ ngày 24/10/2024.', 'Duti antilambakan muktamad dikenakan selama 5 tahun mulai 24 Oktober 2024.'],
  ['id-ad-flat-rolled-2024', '2024年10月初めに確定アンチダンピング関税を賦課。', '2024년 10월 초 확정 덤핑방지관세 부과.', 'Áp thuế chống bán phá giá chính thức đầu tháng 10/2024.', 'Duti antilambakan muktamad dikenakan pada awal Oktober 2024.'],
  ['ph-ad-cement-vn-2021', '確定アンチダンピング関税を2022年12月から5年間賦課（2023年2月に更新）。2025年8月の中間見直しで賦課を維持し、輸出者2社の税率を変更。', '확정 덤핑방지관세 2022년 12월부터 5년간 부과(2023년 2월 갱신). 2025년 8월 중간재심사에서 부과를 유지하고 수출자 2곳의 세율을 변경.', 'Áp thuế chống bán phá giá chính thức 5 năm từ tháng 12/2022 (cập nhật tháng 2/2023); rà soát giữa kỳ tháng 8/2025 giữ nguyên việc áp thuế và thay đổi mức thuế của hai nhà xuất khẩu.', 'Duti antilambakan muktamad dikenakan selama 5 tahun mulai Disember 2022 (dikemas kini Februari 2023); kajian semula interim pada Ogos 2025 mengekalkan duti dan mengubah kadar dua pengeksport.'],
  ['ph-sg-cement-2019', 'セーフガード関税を3年間賦課（DAO 19-13）。延長されず、2022年10月22日に失効（DAO 22-14）。', '세이프가드 관세 3년간 부과(DAO 19-13). 연장되지 않고 2022년 10월 22일 만료(DAO 22-14).', 'Áp thuế tự vệ 3 năm (DAO 19-13); không gia hạn, hết hiệu lực ngày 22/10/2022 (DAO 22-14).', 'Duti pelindung dikenakan selama tiga tahun (DAO 19-13); tidak dilanjutkan, tamat pada 22 Oktober 2022 (DAO 22-14).'],
  ['kr-ad-stainless-plate-cn-2024', ...KTC_RECOMMENDED],
  ['kr-ad-hr-thick-plate-cn-2024', '2025年8月、韓国貿易委員会（KTC）が、中国の輸出者9社の5年間の価格約束を受諾し、その他の輸出者に最高34.1%のアンチダンピング関税を課すよう勧告。', '2025년 8월 무역위원회(KTC)가 중국 수출자 9곳의 5년간 가격약속을 수락하고 그 밖의 수출자에 최고 34.1%의 덤핑방지관세를 부과하도록 권고.', 'Tháng 8/2025, Ủy ban Thương mại Hàn Quốc (KTC) kiến nghị chấp nhận cam kết giá 5 năm của chín nhà xuất khẩu Trung Quốc và áp thuế chống bán phá giá tối đa 34,1% với các nhà xuất khẩu khác.', 'Pada Ogos 2025, Suruhanjaya Perdagangan Korea (KTC) mengesyorkan supaya aku janji harga sembilan pengeksport China diterima selama lima tahun dan duti antilambakan sehingga 34.1% dikenakan ke atas pengeksport lain.'],
  ['kr-ad-hot-rolled-cn-jp-2025', '2025年7月24日に仮決定。報道による（未確認）：2025年9月23日から2026年1月22日まで暫定税を賦課。2026年2月、韓国貿易委員会（KTC）が価格約束の受諾と、その他の輸出者への確定税の賦課を勧告。', '2025년 7월 24일 예비판정. 보도 내용(미확인): 2025년 9월 23일부터 2026년 1월 22일까지 잠정관세 부과. 2026년 2월 무역위원회(KTC)가 가격약속 수락과 그 밖의 수출자에 대한 확정관세 부과를 권고.', 'Kết luận sơ bộ ngày 24/7/2025. Theo tin đã đưa, chưa kiểm chứng: áp thuế tạm thời từ ngày 23/9/2025 đến ngày 22/1/2026; tháng 2/2026, Ủy ban Thương mại Hàn Quốc (KTC) kiến nghị chấp nhận cam kết giá và áp thuế chính thức với các nhà xuất khẩu khác.', 'Penentuan awal pada 24 Julai 2025. Menurut laporan, belum disemak: duti sementara dikenakan dari 23 September 2025 hingga 22 Januari 2026; pada Februari 2026, Suruhanjaya Perdagangan Korea (KTC) mengesyorkan supaya aku janji harga diterima dan duti muktamad dikenakan ke atas pengeksport lain.'],
  ['kr-ad-sts-cold-rolled-vn-2024', ...KTC_RECOMMENDED],
  ['kr-ad-particleboard-th-2024', '2025年9月25日に最終決定。', '2025년 9월 25일 최종판정.', 'Kết luận cuối cùng ngày 25/9/2025.', 'Penentuan akhir pada 25 September 2025.'],
  ['kr-ad-sodium-dithionite-cn-2024', '韓国貿易委員会（KTC）が最終決定。', '무역위원회(KTC) 최종판정.', 'Ủy ban Thương mại Hàn Quốc (KTC) ra kết luận cuối cùng.', 'Penentuan akhir Suruhanjaya Perdagangan Korea (KTC).'],
  ['kr-ad-opp-film', '2回目の見直し：韓国貿易委員会（KTC）が賦課の延長を勧告。', '2차 재심사: 무역위원회(KTC)가 부과 연장을 권고.', 'Rà soát lần hai: Ủy ban Thương mại Hàn Quốc (KTC) kiến nghị gia hạn thuế.', 'Kajian semula kedua: Suruhanjaya Perdagangan Korea (KTC) mengesyorkan duti dilanjutkan.'],
  ['kr-ad-sts-flat-cn-id-tw', '1回目の見直し：韓国貿易委員会（KTC）が措置の延長を勧告。価格約束は5年間。', '1차 재심사: 무역위원회(KTC)가 조치 연장을 권고. 가격약속은 5년.', 'Rà soát lần một: Ủy ban Thương mại Hàn Quốc (KTC) kiến nghị gia hạn biện pháp; cam kết giá 5 năm.', 'Kajian semula pertama: Suruhanjaya Perdagangan Korea (KTC) mengesyorkan tindakan dilanjutkan; aku janji harga 5 tahun.'],
  ['jp-ad-galvanized-wire-2021', '2022年12月8日から2027年12月7日まで確定アンチダンピング関税を賦課。', '2022년 12월 8일부터 2027년 12월 7일까지 확정 덤핑방지관세 부과.', 'Áp thuế chống bán phá giá chính thức từ ngày 8/12/2022 đến ngày 7/12/2027.', 'Duti antilambakan muktamad dikenakan dari 8 Disember 2022 hingga 7 Disember 2027.'],
  ['jp-ad-graphite-electrode-2024', '2025年2月28日に肯定的な仮決定。未確認：2025年3月29日から2025年7月28日まで暫定税を賦課、2025年6月20日に確定税の賦課を提案。最終結果は未収録。', '2025년 2월 28일 긍정적 예비판정. 미확인: 2025년 3월 29일부터 2025년 7월 28일까지 잠정관세 부과, 2025년 6월 20일 확정관세 부과 제안. 최종 결과는 미수록.', 'Kết luận sơ bộ khẳng định ngày 28/2/2025. Chưa kiểm chứng: áp thuế tạm thời từ ngày 29/3/2025 đến ngày 28/7/2025, đề xuất áp thuế chính thức ngày 20/6/2025; chưa có dữ liệu về kết quả cuối cùng.', 'Penentuan awal afirmatif pada 28 Februari 2025. Belum disemak: duti sementara dikenakan dari 29 Mac 2025 hingga 28 Julai 2025, duti muktamad dicadangkan pada 20 Jun 2025; data tentang keputusan akhir belum ada.'],
  ['cn-ad-pom-2024', '2025年5月19日から確定アンチダンピング関税を5年間賦課。', '2025년 5월 19일부터 확정 덤핑방지관세 5년간 부과.', 'Áp thuế chống bán phá giá chính thức 5 năm từ ngày 19/5/2025.', 'Duti antilambakan muktamad dikenakan selama lima tahun mulai 19 Mei 2025.'],
  ['cn-ad-pom-2016', '2017年10月24日から確定アンチダンピング関税を賦課（商務部公告2017年第61号）。2022年10月24日からのサンセット・レビュー（2022年第29号）の結果、賦課を継続（2023年第38号）。', '2017년 10월 24일부터 확정 덤핑방지관세 부과(중국 상무부 공고 2017년 제61호). 2022년 10월 24일부터의 종료재심(2022년 제29호) 결과 부과 유지(2023년 제38호).', 'Áp thuế chống bán phá giá chính thức từ ngày 24/10/2017 (Thông báo số 61 năm 2017 của Bộ Thương mại Trung Quốc); rà soát cuối kỳ từ ngày 24/10/2022 (số 29 năm 2022), kết quả là tiếp tục áp thuế (số 38 năm 2023).', 'Duti antilambakan muktamad dikenakan mulai 24 Oktober 2017 (Notis MOFCOM 2017 No. 61); kajian semula akhir tempoh mulai 24 Oktober 2022 (2022 No. 29) berakhir dengan duti dikekalkan (2023 No. 38).'],
  ['cn-ad-stainless-billet-2018', 'サンセット・レビュー（2024年7月から）の結果、2025年7月1日から賦課を5年間延長。日本は2019年の措置の対象だったが、延長の対象ではない。', '종료재심(2024년 7월부터) 결과 2025년 7월 1일부터 부과를 5년간 연장. 일본은 2019년 조치의 대상이었으나 연장 대상이 아님.', 'Rà soát cuối kỳ (từ tháng 7/2024), kết quả là gia hạn thuế 5 năm từ ngày 1/7/2025; Nhật Bản thuộc phạm vi biện pháp năm 2019 nhưng không thuộc diện gia hạn.', 'Kajian semula akhir tempoh (mulai Julai 2024) berakhir dengan duti dilanjutkan selama lima tahun mulai 1 Julai 2025; Jepun termasuk dalam tindakan 2019 tetapi tidak termasuk dalam pelanjutan.'],
  ['in-ad-solar-glass-cn-vn-2023', '暫定アンチダンピング関税を賦課（通達26/2024-Customs (ADD)）。報道による（未確認）：2024年12月4日から確定税を5年間賦課（2025年5月8日の通達11/2025-Customs (ADD)）。', '잠정 덤핑방지관세 부과(통지 26/2024-Customs (ADD)). 보도 내용(미확인): 2024년 12월 4일부터 확정관세 5년간 부과(2025년 5월 8일 통지 11/2025-Customs (ADD)).', 'Áp thuế chống bán phá giá tạm thời (Thông báo 26/2024-Customs (ADD)). Theo tin đã đưa, chưa kiểm chứng: áp thuế chính thức 5 năm từ ngày 4/12/2024 (Thông báo 11/2025-Customs (ADD) ngày 8/5/2025).', 'Duti antilambakan sementara dikenakan (Pemberitahuan 26/2024-Customs (ADD)). Menurut laporan, belum disemak: duti muktamad dikenakan selama lima tahun mulai 4 Disember 2024 (Pemberitahuan 11/2025-Customs (ADD) bertarikh 8 Mei 2025).'],
  ['in-ad-solar-glass-cn-2017', ...IMPOSED],
  ['in-ad-aluminium-frame-cn-2024', 'インド貿易救済総局（DGTR）が賦課を勧告、1トン当たり最高577米ドル。', '인도 무역구제총국(DGTR)이 부과를 권고, 톤당 최고 미화 577달러.', 'Tổng cục Phòng vệ thương mại Ấn Độ (DGTR) kiến nghị áp thuế, tối đa 577 USD mỗi tấn.', 'Duti disyorkan oleh Direktorat Am Remedi Perdagangan India (DGTR), sehingga USD 577 setiap tan.'],
  ['my-ad-pet-2024', '2025年5月7日から2030年5月6日まで確定アンチダンピング関税を賦課。', '2025년 5월 7일부터 2030년 5월 6일까지 확정 덤핑방지관세 부과.', 'Áp thuế chống bán phá giá chính thức từ ngày 7/5/2025 đến ngày 6/5/2030.', 'Duti antilambakan muktamad dikenakan dari 7 Mei 2025 hingga 6 Mei 2030.'],
  ['my-ad-pc-strand-cn-2020', '確定アンチダンピング関税を5年間賦課。2024年8月に行政見直しを開始。', '확정 덤핑방지관세 5년간 부과. 2024년 8월 행정재심사 개시.', 'Áp thuế chống bán phá giá chính thức 5 năm; khởi xướng rà soát hành chính tháng 8/2024.', 'Duti antilambakan muktamad dikenakan selama lima tahun; kajian semula pentadbiran dimulakan pada Ogos 2024.'],
  ['th-ad-aluminium-extrusion-cn-2024', '2024年12月31日時点で調査継続中（案件AD2024-01）。', '2024년 12월 31일 현재 조사 진행 중(사건 AD2024-01).', 'Đến ngày 31/12/2024 vẫn đang điều tra (vụ việc AD2024-01).', 'Masih disiasat pada 31 Disember 2024 (kes AD2024-01).'],
  ['th-ad-h-beam-cn-2024', '2024年12月31日時点で調査継続中（案件AD2024-03）。', '2024년 12월 31일 현재 조사 진행 중(사건 AD2024-03).', 'Đến ngày 31/12/2024 vẫn đang điều tra (vụ việc AD2024-03).', 'Masih disiasat pada 31 Disember 2024 (kes AD2024-03).'],
  ['th-ad-painted-alu-zinc-cn-kr', '確定アンチダンピング関税は2026年4月30日まで有効、最初の6か月の税率はゼロ。', '확정 덤핑방지관세는 2026년 4월 30일까지 유효, 첫 6개월의 세율은 0.', 'Thuế chống bán phá giá chính thức có hiệu lực đến ngày 30/4/2026, mức thuế bằng 0 trong sáu tháng đầu.', 'Duti antilambakan muktamad sah hingga 30 April 2026, sifar bagi enam bulan pertama.'],
  ['th-ad-hrc-14', 'サンセット・レビュー：賦課を5年間継続。', '종료재심: 부과를 5년간 유지.', 'Rà soát cuối kỳ: tiếp tục áp thuế 5 năm.', 'Kajian semula akhir tempoh: duti dikekalkan selama lima tahun.'],
  ['th-ad-hrfc-cn-my-2017', '2022年6月22日まで賦課。2022年6月にサンセット・レビューを開始。', '2022년 6월 22일까지 부과. 2022년 6월 종료재심 개시.', 'Áp thuế đến ngày 22/6/2022; khởi xướng rà soát cuối kỳ tháng 6/2022.', 'Duti dikenakan hingga 22 Jun 2022; kajian semula akhir tempoh dimulakan pada Jun 2022.'],
  ['vn-ad02-galvanized', '確定アンチダンピング関税を5年間賦課（決定1105/QD-BCT）。サンセット・レビューを経て2022年5月に終了。', '확정 덤핑방지관세 5년간 부과(결정 1105/QD-BCT). 종료재심을 거쳐 2022년 5월 종료.', 'Áp thuế chống bán phá giá chính thức 5 năm (Quyết định 1105/QĐ-BCT); chấm dứt tháng 5/2022 sau rà soát cuối kỳ.', 'Duti antilambakan muktamad dikenakan selama lima tahun (Keputusan 1105/QD-BCT); tamat pada Mei 2022 selepas kajian semula akhir tempoh.'],
  ['vn-ad04-colour-coated', '決定1711/QD-BCTにより暫定措置。サンセット・レビューで賦課を2029年10月23日まで延長。', '결정 1711/QD-BCT에 따라 잠정조치. 종료재심에서 부과를 2029년 10월 23일까지 연장.', 'Biện pháp tạm thời theo Quyết định 1711/QĐ-BCT; rà soát cuối kỳ gia hạn thuế đến ngày 23/10/2029.', 'Tindakan sementara melalui Keputusan 1711/QD-BCT; kajian semula akhir tempoh melanjutkan duti hingga 23 Oktober 2029.'],
  ['vn-ad05-aluminium', ...IMPOSED],
  ['vn-ad06-fibreboard', '措置なしで調査終結。', '조치 없이 조사 종결.', 'Chấm dứt điều tra, không áp dụng biện pháp.', 'Siasatan ditamatkan tanpa tindakan.'],
  ['vn-ad21-fibreboard', '決定2549/QD-BCTにより調査開始。', '결정 2549/QD-BCT에 따라 조사 개시.', 'Khởi xướng điều tra theo Quyết định 2549/QĐ-BCT.', 'Siasatan dimulakan melalui Keputusan 2549/QD-BCT.'],
  ['vn-ad12-h-beam', '決定1978/QD-BCTによりサンセット・レビューER01.AD12を開始（2025年7月）。', '결정 1978/QD-BCT에 따라 종료재심 ER01.AD12 개시(2025년 7월).', 'Khởi xướng rà soát cuối kỳ ER01.AD12 theo Quyết định 1978/QĐ-BCT (tháng 7/2025).', 'Kajian semula akhir tempoh ER01.AD12 dimulakan melalui Keputusan 1978/QD-BCT (Julai 2025).'],
  ['vn-ad20-hot-rolled', '2025年3月8日から2025年7月5日まで、中国のみに暫定アンチダンピング関税を賦課（決定460/QD-BCT）。インドは3%の基準を下回る。報道による（未確認）：2025年7月6日から中国に確定税を5年間賦課（決定1959/QD-BCT）、第72.11項・第72.26項も対象。', '2025년 3월 8일부터 2025년 7월 5일까지 중국에만 잠정 덤핑방지관세 부과(결정 460/QD-BCT). 인도는 3% 기준 미만. 보도 내용(미확인): 2025년 7월 6일부터 중국에 확정관세 5년간 부과(결정 1959/QD-BCT), 제72.11호·제72.26호도 대상.', 'Áp thuế chống bán phá giá tạm thời từ ngày 8/3/2025 đến ngày 5/7/2025 chỉ với Trung Quốc (Quyết định 460/QĐ-BCT); Ấn Độ dưới ngưỡng 3%. Theo tin đã đưa, chưa kiểm chứng: áp thuế chính thức với Trung Quốc 5 năm từ ngày 6/7/2025 (Quyết định 1959/QĐ-BCT), cả với nhóm 72.11 và 72.26.', 'Duti antilambakan sementara dikenakan dari 8 Mac 2025 hingga 5 Julai 2025 ke atas China sahaja (Keputusan 460/QD-BCT); India di bawah ambang 3%. Menurut laporan, belum disemak: duti muktamad dikenakan ke atas China selama lima tahun mulai 6 Julai 2025 (Keputusan 1959/QD-BCT), juga bagi kepala 72.11 dan 72.26.'],
  ['vn-ad-welding-materials', '確定アンチダンピング関税を賦課（決定1624/QD-BCT）。', '확정 덤핑방지관세 부과(결정 1624/QD-BCT).', 'Áp thuế chống bán phá giá chính thức (Quyết định 1624/QĐ-BCT).', 'Duti antilambakan muktamad dikenakan (Keputusan 1624/QD-BCT).'],
  ['vn-ac-sugar', '2026年6月15日まで賦課。', '2026년 6월 15일까지 부과.', 'Áp thuế đến ngày 15/6/2026.', 'Duti dikenakan hingga 15 Jun 2026.'],
  ['vn-ad-table-chair', '暫定アンチダンピング関税を賦課。報道による（未確認）：2023年2月13日から確定税を5年間賦課（決定235/QD-BCT）。', '잠정 덤핑방지관세 부과. 보도 내용(미확인): 2023년 2월 13일부터 확정관세 5년간 부과(결정 235/QD-BCT).', 'Áp thuế chống bán phá giá tạm thời. Theo tin đã đưa, chưa kiểm chứng: áp thuế chính thức 5 năm từ ngày 13/2/2023 (Quyết định 235/QĐ-BCT).', 'Duti antilambakan sementara dikenakan. Menurut laporan, belum disemak: duti muktamad dikenakan selama lima tahun mulai 13 Februari 2023 (Keputusan 235/QD-BCT).'],
  ['vn-ad-bopp', '2025年7月22日まで確定アンチダンピング関税を賦課。', '2025년 7월 22일까지 확정 덤핑방지관세 부과.', 'Áp thuế chống bán phá giá chính thức đến ngày 22/7/2025.', 'Duti antilambakan muktamad dikenakan hingga 22 Julai 2025.'],
  ['au-ad-cvd-aluminium-extrusion-cn', 'サンセット・レビュー（2015年10月20日、2020年10月16日）後も賦課を継続。その後も数回の見直し。', '종료재심(2015년 10월 20일, 2020년 10월 16일) 후 부과 유지. 이후 여러 차례 재심사.', 'Tiếp tục áp thuế sau các rà soát cuối kỳ (20/10/2015, 16/10/2020); sau đó còn nhiều lần rà soát.', 'Duti dikekalkan selepas kajian semula akhir tempoh (20 Oktober 2015, 16 Oktober 2020); beberapa kajian semula selepas itu.'],
  ['au-ad-aluminium-extrusion-my-vn', '5年間賦課。1回目のサンセット・レビュー（2021年9月15日から）の後、賦課は継続されず（2022年6月27日終了）。', '5년간 부과. 1차 종료재심(2021년 9월 15일부터) 후 부과가 계속되지 않음(2022년 6월 27일 종료).', 'Áp thuế 5 năm; sau rà soát cuối kỳ lần một (từ ngày 15/9/2021), thuế không được tiếp tục (chấm dứt ngày 27/6/2022).', 'Lima tahun; selepas kajian semula akhir tempoh pertama (mulai 15 September 2021), duti tidak diteruskan (tamat 27 Jun 2022).'],
  ['au-ad-surface-finish-extrusion-my', ...IMPOSED],
  ['au-ad-galvanized-vn', 'ダンピングの公告。2017年7月17日、ベトナムの輸出者2社の調査を終結。', '덤핑 공고. 2017년 7월 17일 베트남 수출자 2곳의 조사 종결.', 'Thông báo về bán phá giá; ngày 17/7/2017 chấm dứt điều tra với hai nhà xuất khẩu Việt Nam.', 'Notis lambakan; siasatan bagi dua pengeksport Viet Nam ditamatkan pada 17 Julai 2017.'],
  ['vn-ad10-polyester', '確定アンチダンピング関税を賦課（決定2302/QD-BCT、先行する暫定措置は2080/QD-BCT）。1回目の見直しは2023年11月1日に終了（2866/QD-BCT）。', '확정 덤핑방지관세 부과(결정 2302/QD-BCT, 앞선 잠정조치는 2080/QD-BCT). 1차 재심사는 2023년 11월 1일 종료(2866/QD-BCT).', 'Áp thuế chống bán phá giá chính thức (Quyết định 2302/QĐ-BCT, sau biện pháp tạm thời 2080/QĐ-BCT); rà soát lần một kết thúc ngày 1/11/2023 (2866/QĐ-BCT).', 'Duti antilambakan muktamad dikenakan (Keputusan 2302/QD-BCT, selepas tindakan sementara 2080/QD-BCT); kajian semula pertama tamat pada 1 November 2023 (2866/QD-BCT).'],
  ['kr-ad-industrial-robot-2025', ...PROVISIONAL_RECOMMENDED],
  ['kr-ad-industrial-robot-2004', '5年間賦課、その後終了。', '5년간 부과, 이후 종료.', 'Áp thuế 5 năm, nay đã chấm dứt.', 'Duti dikenakan selama lima tahun, kini telah tamat.'],
  ['kr-ad-fibreboard-th', ...PROVISIONAL_RECOMMENDED],
  ['id-sg-apparel-2021', '2021年11月17日に措置を通報。2024年11月7日に延長調査を開始。', '2021년 11월 17일 조치 통보. 2024년 11월 7일 연장 조사 개시.', 'Thông báo biện pháp ngày 17/11/2021; khởi xướng điều tra gia hạn ngày 7/11/2024.', 'Tindakan dimaklumkan pada 17 November 2021; siasatan pelanjutan dimulakan pada 7 November 2024.'],
  ['id-sg-curtains-2019', '措置は実施中（直近の通報は2023年5月22日）。2025年11月25日に2回目の延長調査を開始。', '조치 시행 중(최근 통보 2023년 5월 22일). 2025년 11월 25일 2차 연장 조사 개시.', 'Biện pháp đang có hiệu lực (thông báo gần nhất ngày 22/5/2023); khởi xướng điều tra gia hạn lần hai ngày 25/11/2025.', 'Tindakan berkuat kuasa (kali terakhir dimaklumkan pada 22 Mei 2023); siasatan pelanjutan kedua dimulakan pada 25 November 2025.'],
  ['id-sg-fabric-2019', '200日間の暫定セーフガード関税の賦課を勧告。', '200일간의 잠정 세이프가드 관세 부과 권고.', 'Kiến nghị áp thuế tự vệ tạm thời 200 ngày.', 'Duti pelindung sementara selama 200 hari disyorkan.'],
  ['id-sg-carpet-2020', '2023年8月18日に延長調査を開始。', '2023년 8월 18일 연장 조사 개시.', 'Khởi xướng điều tra gia hạn ngày 18/8/2023.', 'Siasatan pelanjutan dimulakan pada 18 Ogos 2023.'],
  ['id-sg-cotton-fabric-2010', '従量税を3年間賦課（財務大臣令58/PMK.011/2011）。', '종량세 3년간 부과(재무장관령 58/PMK.011/2011).', 'Áp thuế tuyệt đối 3 năm (Quyết định 58/PMK.011/2011 của Bộ trưởng Tài chính).', 'Duti spesifik dikenakan selama tiga tahun (Dekri Menteri Kewangan 58/PMK.011/2011).'],
  ['in-ad-injection-moulding-2024', ...IMPOSED_FIVE_YEARS],
  ['in-ad-injection-moulding-asean-2014', 'インド反ダンピング総局（DGAD）が課税すべきと認定。', '인도 반덤핑총국(DGAD)이 과세해야 한다고 판정.', 'Tổng cục Chống bán phá giá Ấn Độ (DGAD) kết luận cần áp thuế.', 'Direktorat Am Antilambakan India (DGAD) mendapati duti patut dikenakan.'],
  ['in-ad-industrial-laser-2024', ...IMPOSED_FIVE_YEARS],
  ['in-ad-gypsum-tile-2024', ...IMPOSED_FIVE_YEARS],
  ['in-ad-thin-wheels-2022', 'インド貿易救済総局（DGTR）が5年間の賦課を勧告。', '인도 무역구제총국(DGTR)이 5년간 부과를 권고.', 'Tổng cục Phòng vệ thương mại Ấn Độ (DGTR) kiến nghị áp thuế 5 năm.', 'Duti selama lima tahun disyorkan oleh Direktorat Am Remedi Perdagangan India (DGTR).'],
  ['cn-ad-goes-2015', '2021年7月23日から2022年7月22日までのサンセット・レビューにより、2022年7月23日から賦課を5年間延長。POSCOの価格約束は2018年6月から。', '2021년 7월 23일부터 2022년 7월 22일까지의 종료재심에 따라 2022년 7월 23일부터 부과를 5년간 연장. 포스코의 가격약속은 2018년 6월부터.', 'Rà soát cuối kỳ từ ngày 23/7/2021 đến ngày 22/7/2022, gia hạn thuế 5 năm từ ngày 23/7/2022; cam kết giá của POSCO từ tháng 6/2018.', 'Kajian semula akhir tempoh dari 23 Julai 2021 hingga 22 Julai 2022, duti dilanjutkan selama lima tahun mulai 23 Julai 2022; aku janji harga POSCO sejak Jun 2018.'],
  ['nz-ad-rebar-2017', 'ダンピングなし、課税なし。', '덤핑 없음, 관세 부과 없음.', 'Không có bán phá giá, không áp thuế.', 'Tiada lambakan, tiada duti.'],
  ['nz-ad-galvanised-wire-my', '全面的な見直し後も賦課を継続。', '전면 재심사 후 부과 계속.', 'Tiếp tục áp thuế sau rà soát toàn diện.', 'Duti diteruskan selepas kajian semula penuh.'],
];

/** By the id of the case. */
export const caseStatusWords: Readonly<Record<string, Texts>> = Object.fromEntries(
  words.map(([id, ja, ko, vi, ms]) => [id, { ja, ko, vi, ms }]),
);
