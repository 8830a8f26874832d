import type { Tongue } from '../lexicon.ts';

interface NumberWords {
  /** `word=value` adds to what comes before; `word*value` multiplies it. */
  readonly words: string;
  /** What may come between two words of one number. */
  readonly joiner?: string;
  /** From here on, a multiplier closes a group: 二千万 is 2000 times 10,000. */
  readonly groupFrom: number;
}

const han = {
  words: `一=1 二=2 两=2 兩=2 三=3 四=4 五=5 六=6 七=7 八=8 九=9 十*10 百*100 千*1000 万*10000 萬*10000
    億*100000000 亿*100000000`,
  groupFrom: 10_000,
};

/** How each language writes a sum in words. */
export const numberWords: Readonly<Partial<Record<Tongue, NumberWords>>> = {
  de: {
    words: `ein=1 eins=1 eine=1 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10
      elf=11 zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18
      neunzehn=19 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80
      neunzig=90 hundert*100 tausend*1000 million*1000000 millionen*1000000`,
    joiner: 'und',
    groupFrom: 1000,
  },
  en: {
    words: `one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12
      thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20
      thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred*100 thousand*1000
      grand*1000 million*1000000`,
    joiner: 'and',
    groupFrom: 1000,
  },
  es: {
    words: `un=1 uno=1 una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10
      once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18
      diecinueve=19 veinte=20 veinti=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70
      ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 trescientos=300 cuatrocientos=400
      quinientos=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900 mil*1000
      millón*1000000 millones*1000000`,
    joiner: 'y',
    groupFrom: 1000,
  },
  fr: {
    words: `un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11
      douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50
      soixante=60 quatre-vingt=80 quatre-vingts=80 cent*100 cents*100 mille*1000 million*1000000
      millions*1000000`,
    joiner: 'et',
    groupFrom: 1000,
  },
  ja: han,
  ko: {
    words: `일=1 이=2 삼=3 사=4 오=5 육=6 칠=7 팔=8 구=9 십*10 백*100 천*1000 만*10000 억*100000000`,
    groupFrom: 10_000,
  },
  pt: {
    words: `um=1 uma=1 dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10
      onze=11 doze=12 treze=13 catorze=14 quatorze=14 quinze=15 dezesseis=16 dezasseis=16
      dezessete=17 dezassete=17 dezoito=18 dezenove=19 dezanove=19 vinte=20 trinta=30 quarenta=40
      cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100 cento=100 duzentos=200
      trezentos=300 quatrocentos=400 quinhentos=500 seiscentos=600 setecentos=700 oitocentos=800
      novecentos=900 mil*1000 milhão*1000000 milhões*1000000`,
    joiner: 'e',
    groupFrom: 1000,
  },
  ru: {
    words: `один=1 одну=1 одна=1 два=2 две=2 три=3 четыре=4 пять=5 шесть=6 семь=7 восемь=8 девять=9
      десять=10 одиннадцать=11 двенадцать=12 тринадцать=13 четырнадцать=14 пятнадцать=15
      шестнадцать=16 семнадцать=17 восемнадцать=18 девятнадцать=19 двадцать=20 тридцать=30 сорок=40
      пятьдесят=50 шестьдесят=60 семьдесят=70 восемьдесят=80 девяносто=90 сто=100 двести=200
      триста=300 четыреста=400 пятьсот=500 шестьсот=600 семьсот=700 восемьсот=800 девятьсот=900
      тысяча*1000 тысячу*1000 тысячи*1000 тысяч*1000 миллион*1000000 миллиона*1000000
      миллионов*1000000`,
    groupFrom: 1000,
  },
  th: {
    words: `หนึ่ง=1 เอ็ด=1 สอง=2 ยี่=2 สาม=3 สี่=4 ห้า=5 หก=6 เจ็ด=7 แปด=8 เก้า=9 สิบ*10 ร้อย*100
      พัน*1000 หมื่น*10000 แสน*100000 ล้าน*1000000`,
    groupFrom: 1_000_000,
  },
  vi: {
    words: `một=1 hai=2 ba=3 bốn=4 năm=5 lăm=5 sáu=6 bảy=7 tám=8 chín=9 mười=10 mươi*10 trăm*100
      nghìn*1000 ngàn*1000 triệu*1000000 tỷ*1000000000`,
    groupFrom: 1000,
  },
  zh: han,
};
