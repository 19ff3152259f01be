/** Texts of the news in Malay, by id; translated from our own Chinese ones. */
export const newsBodiesMs: Record<string, string> = {
  'text-concluded-2019':
    '<p>Pada 4 November 2019, 15 negara perunding memuktamadkan teks Perkongsian Ekonomi Komprehensif Serantau (RCEP). India menyatakan tidak akan menyertainya.</p><p>Oleh itu India bukan Pihak. Bagi India, laman ini hanya menunjukkan kadar MFN, tanpa kadar RCEP, peraturan tempat asal atau penjimatan; lihat <a href="#/home/nationGuide?country=IN">panduan negara India</a>.</p>',
  'rcep-signed-2020':
    '<p>Pada 15 November 2020, 15 negara menandatangani RCEP: sepuluh negara ASEAN, China, Jepun, Republik Korea, Australia dan New Zealand.</p><p>Perjanjian itu kemudiannya berkuat kuasa secara berperingkat, mula-mula pada 1 Januari 2022 dan bagi Pihak terakhir pada 2 Jun 2023. Tarikh setiap Pihak ada dalam panduan negara.</p>',
  'in-force-ten-2022':
    '<p>Pada 1 Januari 2022, RCEP berkuat kuasa bagi sepuluh Pihak pertama.</p><ul><li>Enam negara ASEAN: Brunei, Kemboja, Laos, Singapura, Thailand, Viet Nam</li><li>Empat yang lain: China, Jepun, New Zealand, Australia</li></ul><p>Hari itu memulakan tahun pertama pengurangan tarif antara Pihak tersebut.</p>',
  'in-force-kr-2022':
    '<p>Pada 1 Februari 2022, RCEP berkuat kuasa bagi Republik Korea. Bersama sepuluh Pihak pada 1 Januari, perjanjian itu terpakai antara 11 Pihak.</p>',
  'in-force-my-2022': '<p>Pada 18 Mac 2022, RCEP berkuat kuasa bagi Malaysia, Pihak yang kedua belas.</p>',
  'in-force-mm-2022':
    '<p>Pada 1 Mei 2022, RCEP berkuat kuasa antara China dengan Myanmar.</p><p>Sama ada Pihak lain menggunakan RCEP bagi barang Myanmar perlu disahkan mengikut negara pengimport; hasil carian tarif menyatakannya.</p>',
  'rules-hs2022-2023':
    '<p>Pada 1 Januari 2023, senarai peraturan khusus produk RCEP yang dipindahkan ke HS 2022 mula terpakai di China di bawah Pengumuman GACC 2022 No. 129.</p><p>Pengumuman itu menggantikan lampiran 1 dan 3 Pengumuman GACC 2021 No. 106 dan memperuntukkan pemakaian bagi Indonesia mulai 2 Januari 2023.</p>',
  'in-force-id-2023':
    '<p>Pada 2 Januari 2023, RCEP berkuat kuasa bagi Indonesia. Cara China menggunakannya bagi Indonesia ditetapkan dalam Pengumuman GACC 2022 No. 129.</p>',
  'in-force-ph-2023':
    '<p>Pada 2 Jun 2023, RCEP berkuat kuasa bagi Filipina, dan dengan itu bagi kesemua 15 penandatangan.</p>',
  'cn-tariff-law-2024':
    '<p>Undang-undang Tarif Republik Rakyat China diluluskan pada 26 April 2024 dan berkuat kuasa mulai 1 Disember 2024.</p><p>Teksnya ada dalam pangkalan dasar Pentadbiran Cukai Negara China; tajuknya ada di bahagian <a href="#/home/lawService?country=CN">pematuhan</a> laman ini.</p>',
  'cn-tariff-2026':
    '<p>Tarif import dan eksport 2026 serta Undang-undang VAT China berkuat kuasa mulai 1 Januari 2026.</p><ul><li>Tarif Import dan Eksport (2026): Pengumuman 2025 No. 12, Suruhanjaya Tarif Majlis Negara</li><li>Undang-undang VAT: diluluskan pada 25 Disember 2024</li></ul><p>Bagi tarif China, laman ini hanya ada data contoh; kadar sebenar ialah kadar dalam tarif asal.</p>',
  'cn-food-producers-2026':
    '<p>Perintah GACC 280, peraturan pendaftaran pengeluar luar negara bagi makanan import, dikeluarkan pada 14 Oktober 2025 dan berkuat kuasa mulai 1 Jun 2026.</p><p>Pengeluar luar negara yang mengeksport makanan ke China perlu menyemak keperluan pendaftaran di bawahnya; laman kastam China mempunyai panduan.</p>',
  'cn-gbt-3920-2027':
    '<p>GB/T 3920-2024 (tekstil, ujian ketahanan warna, ketahanan warna terhadap gosokan) diterbitkan pada 31 Disember 2024; tarikh pelaksanaannya ialah 1 Januari 2027.</p><table><thead><tr><th scope="col">Standard</th><th scope="col">Berkuat kuasa</th><th scope="col">Standard antarabangsa yang diterima pakai</th></tr></thead><tbody><tr><td>GB/T 3920-2008</td><td>01/06/2009, diganti pada 01/01/2027</td><td>ISO 105-X12:2001, diubah suai (MOD)</td></tr><tr><td>GB/T 3920-2024</td><td>01/01/2027</td><td>ISO 105-X12:2016, darjah kesepadanan: belum ada</td></tr></tbody></table>',
  'jp-galvanized-wire-2022':
    '<p>Pada 2 Disember 2022, Jepun memutuskan untuk mengenakan duti antilambakan ke atas dawai keluli bergalvani celup panas dari China dan Republik Korea, dari 8 Disember 2022 hingga 7 Disember 2027. Penyiasatan dibuka pada 14 Jun 2021.</p><table><thead><tr><th scope="col">Asal</th><th scope="col">Duti antilambakan</th></tr></thead><tbody><tr><td>China</td><td>26.5–41.7%</td></tr><tr><td>Republik Korea</td><td>9.8–24.5%</td></tr></tbody></table>',
  'cn-pom-2023':
    '<p>Melalui Pengumuman 2023 No. 38, Kementerian Perdagangan China memutuskan untuk mengekalkan tindakan antilambakan ke atas kopolimer POM dari Republik Korea, Thailand dan Malaysia.</p><p>Langkah itu bermula pada 24 Oktober 2017 (Pengumuman 2017 No. 61) dengan kadar 6.2–34.9%. Kajian semula tamat tempoh bermula pada 24 Oktober 2022 (Pengumuman 2022 No. 29).</p>',
  'jp-graphite-2024':
    '<p>Pada 24 April 2024, Jepun membuka penyiasatan antilambakan ke atas elektrod grafit dari China.</p><p>Langkah terkini yang diketahui ialah dapatan awal afirmatif pada 28 Februari 2025. Keputusan akhir belum disemak; lihat laman Kastam Jepun.</p>',
  'th-aluminium-2024':
    '<p>Pada 16 Julai 2024, Thailand membuka penyiasatan antilambakan ke atas aluminium tersemperit dari China (kes AD2024-01).</p><p>Penyiasatan masih berjalan pada 31 Disember 2024. Keputusan akhir belum disemak.</p>',
  'id-ceramic-tile-2024':
    '<p>Pada 9 Oktober 2024, Indonesia mengenakan duti antilambakan ke atas jubin seramik dari China melalui Peraturan Menteri Kewangan PMK 70/2024, selama lima tahun mulai 24 Oktober 2024.</p><p>Duti berbeza mengikut syarikat, dari IDR 13,446 hingga IDR 94,544 semeter persegi, bagi kira-kira 30 syarikat.</p>',
  'vn-hot-rolled-2025':
    '<p>Melalui Keputusan 460/QD-BCT bertarikh 21 Februari 2025, Viet Nam mengenakan duti antilambakan sementara sebanyak 19.38–27.83% ke atas keluli gelek panas dari China, dari 8 Mac hingga 5 Julai 2025.</p><p>India berada di bawah ambang 3% dan tidak dikenakan duti. Keputusan akhir belum disemak.</p>',
  'kr-robots-opened-2025':
    '<p>Pada 2 Mei 2025, Republik Korea mengumumkan penyiasatan antilambakan ke atas robot perindustrian berartikulasi menegak empat paksi atau lebih dari China dan Jepun.</p><p>Keputusan awal dibuat pada 25 September 2025; lihat <a href="#/home/newsDetails/details/kr-robots-preliminary-2025">berita mengenainya</a>.</p>',
  'my-pet-2025':
    '<p>Malaysia mengenakan duti antilambakan ke atas polietilena tereftalat (PET) dari China dan Indonesia, dari 7 Mei 2025 hingga 6 Mei 2030.</p><table><thead><tr><th scope="col">Asal</th><th scope="col">Duti antilambakan</th></tr></thead><tbody><tr><td>China</td><td>2.29–11.74%</td></tr><tr><td>Indonesia</td><td>37.44%</td></tr></tbody></table><p>Penyiasatan dibuka pada 9 Ogos 2024, langkah sementara diambil pada 7 Januari 2025 dan penentuan akhir pada 6 Mei 2025.</p>',
  'kr-stainless-plate-2025':
    '<p>Pada 26 Jun 2025, Suruhanjaya Perdagangan Korea (KTC) membuat keputusan akhir tentang plat keluli tahan karat dari China dan mengesyorkan duti antilambakan 21.62% selama lima tahun.</p><p>Produk itu selebar 600 mm atau lebih dan setebal 4.75 mm atau lebih. Penyiasatan dibuka pada September 2024; keputusan awal pada Mac 2025.</p>',
  'kr-robots-preliminary-2025':
    '<p>Pada 25 September 2025, Suruhanjaya Perdagangan Korea (KTC) membuat keputusan awal tentang robot perindustrian berartikulasi menegak empat paksi atau lebih dari China dan Jepun, mengesyorkan duti sementara 21.17–43.6%.</p><p>Keputusan akhir belum disemak. Tentang pembukaan kes, lihat <a href="#/home/newsDetails/details/kr-robots-opened-2025">berita 2 Mei 2025</a>.</p>',
  'id-curtains-2025':
    '<p>Pada 25 November 2025, Indonesia membuka penyiasatan lanjutan kedua bagi tindakan pelindung ke atas langsir, bidai dan barang tekstil hiasan lain.</p><p>Tindakan pelindung meliputi import dari semua sumber. Langkah semasa kali terakhir dimaklumkan pada 22 Mei 2023; keputusan lanjutan belum disemak.</p>',
};
