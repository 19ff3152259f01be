/** Texts of the news in Vietnamese, by id; translated from our own Chinese ones. */
export const newsBodiesVi: Record<string, string> = {
  'text-concluded-2019':
    '<p>Ngày 4/11/2019, 15 nước đàm phán Hiệp định Đối tác Kinh tế Toàn diện Khu vực (RCEP) kết thúc đàm phán lời văn. Ấn Độ cho biết không tham gia.</p><p>Vì vậy Ấn Độ không phải là nước thành viên. Với Ấn Độ, trang này chỉ nêu thuế suất MFN, không nêu thuế suất RCEP, quy tắc xuất xứ hay mức tiết kiệm; xem <a href="#/home/nationGuide?country=IN">hướng dẫn quốc gia của Ấn Độ</a>.</p>',
  'rcep-signed-2020':
    '<p>Ngày 15/11/2020, 15 nước ký RCEP: mười nước ASEAN, Trung Quốc, Nhật Bản, Hàn Quốc, Úc và New Zealand.</p><p>Sau đó hiệp định có hiệu lực theo từng đợt, đầu tiên là ngày 1/1/2022 và nước cuối cùng là ngày 2/6/2023. Ngày của từng nước có trong hướng dẫn quốc gia.</p>',
  'in-force-ten-2022':
    '<p>Ngày 1/1/2022, RCEP có hiệu lực với 10 nước đầu tiên.</p><ul><li>Sáu nước ASEAN: Brunei, Campuchia, Lào, Singapore, Thái Lan, Việt Nam</li><li>Bốn nước khác: Trung Quốc, Nhật Bản, New Zealand, Úc</li></ul><p>Ngày này bắt đầu năm thứ nhất của lộ trình giảm thuế giữa các nước đó.</p>',
  'in-force-kr-2022':
    '<p>Ngày 1/2/2022, RCEP có hiệu lực với Hàn Quốc. Cùng với mười nước từ ngày 1/1, hiệp định được áp dụng giữa 11 nước thành viên.</p>',
  'in-force-my-2022': '<p>Ngày 18/3/2022, RCEP có hiệu lực với Malaysia, nước thành viên thứ 12.</p>',
  'in-force-mm-2022':
    '<p>Ngày 1/5/2022, RCEP có hiệu lực giữa Trung Quốc và Myanmar.</p><p>Việc nước thành viên khác có áp dụng RCEP với hàng của Myanmar hay không cần xác nhận theo từng nước nhập khẩu; kết quả tra thuế có nêu rõ.</p>',
  'rules-hs2022-2023':
    '<p>Ngày 1/1/2023, danh mục quy tắc cụ thể mặt hàng RCEP chuyển đổi sang HS 2022 được áp dụng tại Trung Quốc theo Thông báo số 129 năm 2022 của Tổng cục Hải quan Trung Quốc.</p><p>Thông báo này thay thế phụ lục 1 và 3 của Thông báo số 106 năm 2021 và quy định áp dụng với Indonesia từ ngày 2/1/2023.</p>',
  'in-force-id-2023':
    '<p>Ngày 2/1/2023, RCEP có hiệu lực với Indonesia. Việc Trung Quốc áp dụng với Indonesia được quy định tại Thông báo số 129 năm 2022 của Tổng cục Hải quan Trung Quốc.</p>',
  'in-force-ph-2023':
    '<p>Ngày 2/6/2023, RCEP có hiệu lực với Philippines, qua đó có hiệu lực với cả 15 nước đã ký.</p>',
  'cn-tariff-law-2024':
    '<p>Luật Thuế quan của nước Cộng hòa Nhân dân Trung Hoa được thông qua ngày 26/4/2024 và có hiệu lực từ ngày 1/12/2024.</p><p>Toàn văn có trong kho văn bản của Tổng cục Thuế Trung Quốc; tên văn bản có ở mục <a href="#/home/lawService?country=CN">tuân thủ</a> của trang này.</p>',
  'cn-tariff-2026':
    '<p>Biểu thuế xuất nhập khẩu năm 2026 và Luật Thuế giá trị gia tăng của Trung Quốc cùng được áp dụng từ ngày 1/1/2026.</p><ul><li>Biểu thuế xuất nhập khẩu (2026): Thông báo số 12 năm 2025 của Ủy ban Thuế quan Quốc vụ viện</li><li>Luật Thuế giá trị gia tăng: thông qua ngày 25/12/2024</li></ul><p>Về thuế suất của Trung Quốc, trang này chỉ có dữ liệu mẫu; thuế suất thực tế theo biểu thuế gốc.</p>',
  'cn-food-producers-2026':
    '<p>Lệnh số 280 của Tổng cục Hải quan Trung Quốc về quản lý đăng ký doanh nghiệp sản xuất thực phẩm nhập khẩu ở nước ngoài được ban hành ngày 14/10/2025 và có hiệu lực từ ngày 1/6/2026.</p><p>Doanh nghiệp ở nước ngoài xuất khẩu thực phẩm sang Trung Quốc cần kiểm tra yêu cầu đăng ký theo quy định này; trang của cơ quan hải quan có hướng dẫn.</p>',
  'cn-gbt-3920-2027':
    '<p>GB/T 3920-2024 (vật liệu dệt, phép thử độ bền màu, độ bền màu với ma sát) được công bố ngày 31/12/2024; ngày áp dụng là 1/1/2027.</p><table><thead><tr><th scope="col">Tiêu chuẩn</th><th scope="col">Ngày áp dụng</th><th scope="col">Tiêu chuẩn quốc tế được chấp nhận</th></tr></thead><tbody><tr><td>GB/T 3920-2008</td><td>01/06/2009, được thay thế ngày 01/01/2027</td><td>ISO 105-X12:2001, sửa đổi (MOD)</td></tr><tr><td>GB/T 3920-2024</td><td>01/01/2027</td><td>ISO 105-X12:2016, mức độ chấp nhận: chưa có</td></tr></tbody></table>',
  'jp-galvanized-wire-2022':
    '<p>Ngày 2/12/2022, Nhật Bản quyết định áp thuế chống bán phá giá với dây thép mạ kẽm nhúng nóng từ Trung Quốc và Hàn Quốc, từ ngày 8/12/2022 đến ngày 7/12/2027. Cuộc điều tra bắt đầu ngày 14/6/2021.</p><table><thead><tr><th scope="col">Xuất xứ</th><th scope="col">Thuế chống bán phá giá</th></tr></thead><tbody><tr><td>Trung Quốc</td><td>26,5–41,7%</td></tr><tr><td>Hàn Quốc</td><td>9,8–24,5%</td></tr></tbody></table>',
  'cn-pom-2023':
    '<p>Theo Thông báo số 38 năm 2023, Bộ Thương mại Trung Quốc quyết định tiếp tục biện pháp chống bán phá giá với POM copolymer từ Hàn Quốc, Thái Lan và Malaysia.</p><p>Biện pháp có từ ngày 24/10/2017 (Thông báo số 61 năm 2017), mức thuế 6,2–34,9%. Rà soát cuối kỳ bắt đầu ngày 24/10/2022 (Thông báo số 29 năm 2022).</p>',
  'jp-graphite-2024':
    '<p>Ngày 24/4/2024, Nhật Bản khởi xướng điều tra chống bán phá giá điện cực than chì từ Trung Quốc.</p><p>Bước gần nhất được biết là kết luận sơ bộ khẳng định ngày 28/2/2025. Kết quả cuối cùng chưa được kiểm tra; xem trang của Hải quan Nhật Bản.</p>',
  'th-aluminium-2024':
    '<p>Ngày 16/7/2024, Thái Lan khởi xướng điều tra chống bán phá giá nhôm đùn ép từ Trung Quốc (vụ AD2024-01).</p><p>Ngày 31/12/2024 vụ việc vẫn đang được điều tra. Kết quả cuối cùng chưa được kiểm tra.</p>',
  'id-ceramic-tile-2024':
    '<p>Ngày 9/10/2024, theo Quy định PMK 70/2024 của Bộ trưởng Tài chính, Indonesia áp thuế chống bán phá giá với gạch ốp lát gốm từ Trung Quốc, thời hạn 5 năm kể từ ngày 24/10/2024.</p><p>Mức thuế khác nhau theo doanh nghiệp, từ 13.446 đến 94.544 rupiah mỗi mét vuông, với khoảng 30 doanh nghiệp.</p>',
  'vn-hot-rolled-2025':
    '<p>Theo Quyết định 460/QĐ-BCT ngày 21/2/2025, Việt Nam áp thuế chống bán phá giá tạm thời 19,38–27,83% với thép cán nóng từ Trung Quốc, từ ngày 8/3 đến ngày 5/7/2025.</p><p>Ấn Độ dưới ngưỡng 3% nên không bị áp thuế. Kết quả cuối cùng chưa được kiểm tra.</p>',
  'kr-robots-opened-2025':
    '<p>Ngày 2/5/2025, Hàn Quốc công bố điều tra chống bán phá giá robot công nghiệp khớp đứng từ bốn trục trở lên của Trung Quốc và Nhật Bản.</p><p>Kết luận sơ bộ được đưa ra ngày 25/9/2025; xem <a href="#/home/newsDetails/details/kr-robots-preliminary-2025">tin về kết luận sơ bộ</a>.</p>',
  'my-pet-2025':
    '<p>Malaysia áp thuế chống bán phá giá với polyethylene terephthalate (PET) từ Trung Quốc và Indonesia, từ ngày 7/5/2025 đến ngày 6/5/2030.</p><table><thead><tr><th scope="col">Xuất xứ</th><th scope="col">Thuế chống bán phá giá</th></tr></thead><tbody><tr><td>Trung Quốc</td><td>2,29–11,74%</td></tr><tr><td>Indonesia</td><td>37,44%</td></tr></tbody></table><p>Cuộc điều tra bắt đầu ngày 9/8/2024, biện pháp tạm thời có từ ngày 7/1/2025, kết luận cuối cùng ngày 6/5/2025.</p>',
  'kr-stainless-plate-2025':
    '<p>Ngày 26/6/2025, Ủy ban Thương mại Hàn Quốc (KTC) ra kết luận cuối cùng về thép tấm không gỉ từ Trung Quốc và kiến nghị thuế chống bán phá giá 21,62% trong 5 năm.</p><p>Sản phẩm có chiều rộng từ 600 mm và chiều dày từ 4,75 mm. Cuộc điều tra bắt đầu tháng 9/2024; kết luận sơ bộ là tháng 3/2025.</p>',
  'kr-robots-preliminary-2025':
    '<p>Ngày 25/9/2025, Ủy ban Thương mại Hàn Quốc (KTC) ra kết luận sơ bộ về robot công nghiệp khớp đứng từ bốn trục trở lên của Trung Quốc và Nhật Bản, kiến nghị thuế chống bán phá giá tạm thời 21,17–43,6%.</p><p>Kết quả cuối cùng chưa được kiểm tra. Về việc khởi xướng, xem <a href="#/home/newsDetails/details/kr-robots-opened-2025">tin ngày 2/5/2025</a>.</p>',
  'id-curtains-2025':
    '<p>Ngày 25/11/2025, Indonesia khởi xướng điều tra gia hạn lần hai biện pháp tự vệ với rèm, mành và hàng dệt trang trí khác.</p><p>Biện pháp tự vệ áp dụng với hàng nhập khẩu từ mọi nguồn. Biện pháp hiện hành được thông báo gần nhất ngày 22/5/2023; kết quả gia hạn chưa được kiểm tra.</p>',
};
