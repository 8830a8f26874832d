/** The lines of a text. */
export const words = (text: string): string[] => text.trim().split(/\s*\n\s*/);

export const bots = words(`
  Googlebot/2.1 (+http://www.google.com/bot.html)
  bingbot/2.0; +http://www.bing.com/bingbot.htm
  YandexBot/3.0; +http://yandex.com/bots
  Baiduspider/2.0; +http://www.baidu.com/search/spider.html
  DuckDuckBot/1.1; http://duckduckgo.com/duckduckbot.html
  AhrefsBot/7.0; +http://ahrefs.com/robot/
  SemrushBot/7~bl; +http://www.semrush.com/bot.html
  MJ12bot/v1.4.8; http://mj12bot.com/
  DotBot/1.2; +https://opensiteexplorer.org/dotbot
  PetalBot;+https://webmaster.petalsearch.com/site/petalbot
  Applebot/0.1; +http://www.apple.com/go/applebot
  GPTBot/1.2; +https://openai.com/gptbot
  ClaudeBot/1.0; +claudebot@anthropic.com
  CCBot/2.0 (https://commoncrawl.org/faq/)
  Bytespider; spider-feedback@bytedance.com
  Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot
  facebookexternalhit/1.1; +http://www.facebook.com/externalhit_uatext.php
  Twitterbot/1.0
  LinkedInBot/1.0 (compatible; Mozilla/5.0)
  Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)
  Discordbot/2.0; +https://discordapp.com
  TelegramBot (like TwitterBot)
  WhatsApp/2.23 bot
  Pinterestbot/1.0; +http://www.pinterest.com/bot.html
  UptimeRobot/2.0; http://www.uptimerobot.com/
  Pingdom.com_bot_version_1.4
  StatusCake_Pagespeed_Indev bot
  SiteAuditBot/0.97; +http://www.semrush.com/bot.html
  DataForSeoBot/1.0; +https://dataforseo.com/dataforseo-bot
  Screaming Frog SEO Spider/19.0
  HeadlessChrome/120.0.0.0
  archive.org_bot +http://archive.org/details/archive.org_bot
  Mediapartners-Google
  AdsBot-Google (+http://www.google.com/adsbot.html)
  Storebot-Google/1.0
  SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/
  Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm)
  Exabot/3.0; +http://www.exabot.com/go/robot
  ia_archiver crawler
  BLEXBot/1.0; +http://webmeup-crawler.com/
`);

/** Programs that request pages and are not browsers. */
export const programs = words(`
  curl/8.5.0
  Wget/1.21.4
  python-requests/2.32.0
  python-urllib/3.12
  aiohttp/3.9.5
  Go-http-client/2.0
  Java/21.0.2
  Apache-HttpClient/4.5.14 (Java/17)
  okhttp/4.12.0
  libwww-perl/6.77
  PostmanRuntime/7.39.0
  insomnia/9.2.0
  axios/1.7.2
  node-fetch/1.0
  undici
  got (https://github.com/sindresorhus/got)
  Ruby
  PHP/8.3
  GuzzleHttp/7
  Scrapy/2.11 (+https://scrapy.org)
  HTTPie/3.2.2
  Dalvik/2.1.0 (Linux; U; Android 14)
  AppleCoreMedia/1.0.0.21F90 (iPhone; U; CPU OS 17_5 like Mac OS X)
  Lavf/60.16.100
  VLC/3.0.20 LibVLC/3.0.20
  ExoPlayerLib/2.19
  CFNetwork/1496 Darwin/23.5.0
  Microsoft-CryptoAPI/10.0
  masscan/1.3
  zgrab/0.x
  sqlmap/1.8
  x
`);

const chrome = (system: string, version: number, end = 'Safari/537.36') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 ${end}`;

export const people = [
  ...[128, 131, 135, 141].flatMap((version) => [
    chrome('Windows NT 10.0; Win64; x64', version),
    chrome('Macintosh; Intel Mac OS X 10_15_7', version),
    chrome('X11; Linux x86_64', version),
    chrome('Linux; Android 15; Pixel 9', version, 'Mobile Safari/537.36'),
    chrome('Linux; Android 13; SM-X700', version),
    chrome('Windows NT 10.0; Win64; x64', version, `Safari/537.36 Edg/${version}.0.0.0`),
  ]),
  ...[16, 17, 18].flatMap((version) => [
    `Mozilla/5.0 (iPhone; CPU iPhone OS ${version}_5 like Mac OS X) AppleWebKit/605.1.15 ` +
      `(KHTML, like Gecko) Version/${version}.5 Mobile/15E148 Safari/604.1`,
    `Mozilla/5.0 (iPad; CPU OS ${version}_5 like Mac OS X) AppleWebKit/605.1.15 ` +
      `(KHTML, like Gecko) Version/${version}.5 Mobile/15E148 Safari/604.1`,
  ]),
  ...[128, 131].map(
    (version) =>
      `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
  ),
];
