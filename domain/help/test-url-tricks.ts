/** Known ways of disguising one address as another, generated from a genuine one. */
export function urlTricks(url: string): string[] {
  const [, host = '', path = ''] = /^https:\/\/([^/]+)(.*)$/.exec(url) ?? [];
  const evil = 'evil.example';
  const at = (given: string) => `https://${given}${path}`;
  const signs = ['\t', '\n', '\r', ' ', '\0', '\u00a0', '\u200b', '\u202e', '\ufeff', '\u3000'];
  const inserted = signs.flatMap((sign) => [
    sign + url,
    url + sign,
    url.replace('https', `h${sign}ttps`),
    url.replace('://', `:${sign}//`),
    url.replace('://', `://${sign}`),
    url.replace('.', `${sign}.`),
    url.replace('/room', `/${sign}room`),
  ]);

  const schemes = [
    ...['javascript:', 'JaVaScRiPt:', 'java\tscript:', ' javascript:', 'javascript:alert(1)//'],
    ...['data:text/html,', 'data:text/html;base64,', 'blob:', 'vbscript:', 'file://', 'ftp://'],
    ...['http://', 'HTTP://', 'ws://', 'wss://', 'view-source:', 'about:', 'filesystem:'],
    ...['intent://', 'mailto:', 'tel:', 'chrome://', 'jar:', 'feed:', 'x:', '', '/', '//', '///'],
    ...[
      '\\\\',
      '/\\',
      '\\/',
      ':',
      '://',
      'https:',
      'https:/',
      'https:\\\\',
      'https:///',
      'https:////',
    ],
  ].flatMap((scheme) => [scheme + url.slice('https://'.length), scheme + url]);

  const users = ['', 'user', 'user:pass', host, `${host}%40`, '%00'].flatMap((user) => [
    at(`${user}@${host}`),
    at(`${user}@${evil}`),
    at(`${host}@${user}${evil}`),
    at(`${host}:443@${user}${evil}`),
  ]);

  const hosts = [
    ...[`${host}.`, `.${host}`, `${host}..`, `www.${host}`, `${host}.${evil}`, `${evil}.${host}`],
    ...[`${host}-${evil}`, `x${host}`, host.slice(1), host.slice(0, -1), host.toUpperCase()],
    ...[
      `${host}:443`,
      `${host}:80`,
      `${host}:`,
      `${host}:8443`,
      `${host}:0443`,
      `${host}\\.${evil}`,
    ],
    ...[`${host}%2e${evil}`, `${host}%00.${evil}`, `${host}%0d%0a`, `${host}#@${evil}`],
    ...[
      `${evil}#${host}`,
      `${evil}?${host}`,
      `${evil}\\${host}`,
      `${evil};${host}`,
      `${evil}&${host}`,
    ],
    ...['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f000001', '2130706433', '0', 'localhost'],
    ...['[::ffff:7f00:1]', '127.1', '017700000001', '169.254.169.254', '[fe80::1%25eth0]'],
  ].map(at);

  const alike = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', h: 'һ', m: 'ｍ', l: 'ⅼ', t: '𝗍' };
  const lookAlikes = Object.entries(alike).flatMap(([letter, other]) => [
    at(host.replace(letter, other)),
    at(host.replaceAll(letter, other)),
    url.replaceAll(letter, other),
  ]);

  const dots = ['。', '．', '｡', '․', '%2e', '%252e', '·'].map((dot) =>
    at(host.replaceAll('.', dot)),
  );
  const encoded = [
    encodeURIComponent(url),
    encodeURIComponent(encodeURIComponent(url)),
    encodeURI(`${url} `),
    ...[...new Set(url)].map((sign) =>
      url.replace(sign, `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`),
    ),
    ...[...new Set(url)].map((sign) =>
      url.replace(sign, `%25${sign.charCodeAt(0).toString(16).padStart(2, '0')}`),
    ),
  ];

  const paths = [
    ...[
      '/',
      '/..',
      '/../',
      '/.',
      '//',
      '/;',
      '/%2e%2e/',
      '/room',
      '/room/',
      '/room?id=8',
      '/room?id=7&',
    ],
    ...['/room?id=7#', '/room?id=7&x=1', '/room?ID=7', '/ROOM?id=7', '/room;?id=7', '/room/?id=7'],
    ...[
      '/./room?id=7',
      '/x/../room?id=7',
      '//room?id=7',
      '/room%3fid=7',
      '/room?id=%37',
      '\\room?id=7',
    ],
    ...['/room?id=7%00', '/room?id=7%0a', '?id=7', '#/room?id=7', ''],
  ].map((given) => `https://${host}${given}`);

  const nested = [
    `https://${evil}/?url=${url}`,
    `https://${evil}/#${url}`,
    `${url}&url=https://${evil}`,
    `${url}?url=https://${evil}`,
    `${url},https://${evil}`,
    `${url} https://${evil}`,
    `https://${evil}/${url}`,
    `https://${host}/redirect?to=https://${evil}`,
    `/customer?url=${encodeURIComponent(url)}`,
    `#/customer?url=${encodeURIComponent(url)}`,
    `url=${url}`,
    `${url}${url}`,
    `[${url}]`,
    `"${url}"`,
    `<${url}>`,
    `{"url":"${url}"}`,
  ];

  const own = [
    '/chat/',
    '/chat?',
    '/chat#',
    '//chat',
    '/Chat',
    'chat',
    './chat',
    '/chat/..',
    '/%63hat',
  ];

  const loud = [url.toUpperCase(), url.replace('https', 'HTTPS'), url.replace('https', 'hTTps')];
  const all = [
    ...[...inserted, ...schemes, ...users, ...hosts, ...lookAlikes, ...dots, ...encoded],
    ...[...paths, ...nested, ...own, ...loud],
  ];

  return [...new Set(all)].filter((trick) => trick !== url);
}
