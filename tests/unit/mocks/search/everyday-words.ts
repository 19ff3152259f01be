import type { Locale } from '../../../../mocks/locale';

/**
 * What people type, by language, with the headings of which one is meant: plurals, other spellings, slips, words of official
 * names and words with more around them; few are synonyms as they are written.
 */
const table: Record<Locale, string> = {
  en: `
horses 0101|frozen beef cuts 0202|chicken wings 0207|shrimps 0306|tuna fillets 0304|goat cheese 0406|free range eggs 0407
raw honey 0409|cut roses 0603|potatoes 0701|tomatos 0702|red onions 0703|cashews 0801|bananas 0803|fresh mangoes 0804|lemons 0805
apples 0808|roasted coffee 0901|green teas 0902|cinnamon sticks 0906|basmati rice 1006|wheat flours 1101|soya beans 1201|rapeseed 1205
sunflower oil 1512|canned tuna 1604|brown sugar 1701|chocolates 1806|instant noodle 1902|biscuits 1905|tomato ketchup 2103
icecream 2105|sparkling wine 2204|cigarettes 2402|white cement 2523|iron ores 2601|lubricating oils 2710|sodium hydroxide 2815
acetone 2914|insulin 3004|vaccines 3002|nitrogenous fertilizers 3102|eau de toilette 3303|lipsticks 3304|shampoos 3305|tooth paste 3306
weed killer 3808|polypropylene 3902|plastic bags 3923|rubber gloves 4015|motorcycle tires 4011|school bags 4202|plywod 4412
cardboard boxes 4819|printed books 4901|cashmere 5102 6110|cotton fabrics 5208 5209|silk scarf 6214|tee shirts 6109|mens suits 6203
babies garments 6111 6209|bath towels 6302|tents 6306|running shoe 6404 6402|umbrellas 6601|marble slabs 6802 2515
ceramic tiles 6907|bricks 6904|wine bottles 7010|gold necklace 7113|hot rolled coils 7208|stainless steel pipes 7304 7306
bolts and nuts 7318|frying pans 7323 7615|copper wires 7408|aluminum foil 7607|kitchen knives 8211|padlocks 8301|water pumps 8413
air conditioners 8415|refrigerators 8418|dish washers 8422|fork lift truck 8427|washing machines 8450|sewing machine needles 8452
laptops 8471|ball bearings 8482|generators 8502|tramsformer 8504|batteries 8507 8506|vacuum cleaners 8508|hair dryers 8516
cell phones 8517|loudspeakers 8518|televisions 8528|circuit breakers 8536|light bulbs 8539|optical fibre cables 8544|tractors 8701
dump trucks 8704|brake pads 8708|motorbikes 8711|bicycles 8712|helicopters 8802|drones 8806|fishing boats 8902|spectacle frames 9003
syringes 9018|thermometers 9025|wrist watches 9102|pianos 9201|rifles 9303|office chairs 9401|mattresses 9404|chandeliers 9405
dolls 9503|golf balls 9506|ballpoint pens 9608|zippers 9607|paintings 9701`,
  zh: `
种猪 0103|冷冻猪肉 0203|三文鱼片 0304|活虾 0306|鲜牛奶 0401|土蜂蜜 0409|绿豆 0713|去壳腰果 0801|鲜榴莲 0810|烘焙咖啡豆 0901|普洱茶 0902
东北大米 1006|花生油 1508|牛肉罐头 1602|白砂糖 1701|黑巧克力 1806|速食面 1902|矿泉水 2201|干红葡萄酒 2204|花岗石板 6802 2516
液化石油气 2711|过氧化氢 2847|维生素C 2936|感冒药 3004|复合肥 3105 31|护手霜 3304|洗衣液 3402|农药 3808|聚乙烯 3901|垃圾袋 3923
汽车轮胎 4011|双肩背包 4202|胶合板 4412|卫生纸 4818|羊绒围巾 6214 6117|牛仔布 5209|女式羽绒服 6202|棉袜 6115|纯棉毛巾 6302
运动鞋 6404 6402 6403|折叠雨伞 6601|石膏板 6809|陶瓷马桶 6910|钢化玻璃 7007|珍珠项链 7116 7113 7101|无缝钢管 7304|不锈钢保温杯 9617
铝合金型材 7604|离心泵 8413|变频空调 8415|电冰箱 8418|挖掘机 8429|打印机墨盒 8443|工业机器人 8428 8479|锂电迟 8507|电饭锅 8516
智能手机 8517|液晶电视 8528|集成电路 8542|电线电缆 8544|新能源汽车 8703|刹车片 8708 6813|山地自行车 8712|游艇 8903
太阳眼镜 9004|血压计 9018|石英表 9102|吉他 9202|办公椅 9401|床垫 9404|积木 9503|圆珠笔 9608|油画 9701`,
  ja: `
冷凍牛肉 0202|まぐろ 0302 0303|チーズ 0406|玉ねぎ 0703|りんご 0808|緑茶 0902|精米 1006|ごま油 1515|ソーセージ 1601|チョコレート菓子 1806
インスタントラーメン 1902|トマトケチャップ 2103|ビール 2203|ワイン 2204|セメント 2523|石炭 2701|医薬品 3004|香水 3303|せっけん 3401
ポリエチレン 3901|タイヤ 4011|ハンドバッグ 4202|合板 4412|段ボール箱 4819|絹織物 5007|Tシャツ 6109|カーテン 6303|革靴 6403
タイル 6907|鏡 7009|ボルト 7318|アルミ箔 7607|ポンプ 8413|エアコン 8415|冷蔵庫 8418|洗濯機 8450|掃除機 8508|スマホ 8517
テレビ 8528|半導体 8542 8541|自転車 8712|眼鏡フレーム 9003|腕時計 9102 9101|ピアノ 9201|ソファー 9401|おもちゃ 9503|歯ブラシ 9603`,
  ko: `
냉동돼지고기 0203|새우 0306|계란 0407|사과 0808|커피원두 0901|쌀 1006|김치 2005|소주 2208|시멘트 2523|화장품 3304|치약 3306
플라스틱 용기 3923|고무장갑 4015|지갑 4202|화장지 4818|면사 5205|청바지 6203 6204|양말 6115|운동화 6404 6402 6403|강관 7304 7306
알루미늄 호일 7607|냉장고 8418|세탁기 8450|지게차 8427|건전지 8506|이차전지 8507|휴대폰 8517|반도체 8542 8541|승용차 8703|자전거 8712
안경 9004 9003|주사기 9018|침대 9403|장난감 9503|골프채 9506|연필 9609|베터리 8507`,
  vi: `
thịt bò 0201 0202|tôm đông lạnh 0306|cá tra phi lê 0304|cá ngừ 0302 0303|hạt điều 0801|sầu riêng 0810|thanh long 0810|ca phe rang 0901
hạt tiêu đen 0904|gạo tẻ 1006|dầu đậu nành 1507|đường trắng 1701|mì ăn liền 1902|nước mắm 2103|bia 2203|xi mang 2523|than đá 2701
phân bón 31 3105 3102|nước hoa 3303|xà phòng 3401|hạt nhựa 3901 3902|túi nilon 3923|lốp xe ô tô 4011|ba lô 4202|gỗ dán 4412|giấy vệ sinh 4818
sợi bông 5205|vải bông 5208|áo sơ mi nam 6205|quần jean 6203 6204|giày thể thao 6404 6402 6403|mũ bảo hiểm 6506|gạch men 6907|ống thép 7304 7306
máy bơm nước 8413|điều hòa nhiệt độ 8415|tủ lạnh 8418|máy giặt 8450|máy tính xách tay 8471|nồi cơm điện 8516|điện thoại di động 8517|xe máy 8711
xe đạp 8712|kính râm 9004|đồng hồ đeo tay 9102|ghế gỗ 9401|đồ chơi trẻ em 9503|bút bi 9608`,
  ms: `
daging ayam beku 0207|udang 0306|telur ayam 0407|pisang 0803|nanas 0804|kopi 0901|beras 1006|minyak sawit 1511|gula 1701|biskut 1905
simen 2523|baja urea 3102|kosmetik 3304|sabun mandi 3401|beg plastik 3923|sarung tangan getah 4015|papan lapis 4412|kertas tandas 4818
kain kapas 5208|baju kemeja 6205 6206|kasut sukan 6404 6402|payung 6601|jubin lantai 6907|paip keluli 7304 7306|pam air 8413
penghawa dingin 8415|peti sejuk 8418|komputer riba 8471|telefon bimbit 8517|lampu LED 8539 9405|kereta elektrik 8703|motosikal 8711
basikal 8712|cermin mata 9004 9003|jam tangan 9102|kerusi plastik 9401|mainan 9503|pensel 9609`,
};

export interface EverydayWord {
  lang: Locale;
  words: string;
  headings: string[];
}

export const everydayWords: EverydayWord[] = (Object.keys(table) as Locale[]).flatMap((lang) =>
  table[lang]
    .split(/[|\n]/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, words = '', headings = ''] = /^(.*?) ((?:\d{2,4} ?)+)$/.exec(line.trim()) ?? [];
      return { lang, words, headings: headings.trim().split(' ') };
    }),
);
