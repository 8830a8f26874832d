/* Texts that would run a script if any screen took them for more than text: markup, attributes,
   addresses, templates, and ways to break out of quotes, styles and scripts. Each calls `q` with
   its number. */
const shapes: readonly string[] = [
  '<script>q(#)</script>',
  '<SCRIPT>q(#)</SCRIPT >',
  '<script src=//x.example/#></script>q(#)',
  '</title><script>q(#)</script>',
  '</textarea><script>q(#)</script>',
  '</style><script>q(#)</script>',
  '</script><script>q(#)</script>',
  '--><script>q(#)</script><!--',
  ']]><script>q(#)</script>',
  '<scr<script>ipt>q(#)</script>',
  '<script/x>q(#)</script>',
  '<script\t>q(#)</script>',
  '<img src=x onerror=q(#)>',
  '<img src=x onerror="q(#)">',
  "<img src='x' onerror='q(#)'>",
  '<IMG SRC=x ONERROR=q(#)>',
  '<img/src=x/onerror=q(#)>',
  '<img src=x onerror=q(#)//',
  '<img src=x:x onerror=q(#)>',
  '<image src=x onerror=q(#)>',
  '"><img src=x onerror=q(#)>',
  "'><img src=x onerror=q(#)>",
  '`><img src=x onerror=q(#)>',
  '<svg onload=q(#)>',
  '<svg/onload=q(#)>',
  '<svg><script>q(#)</script></svg>',
  '<svg><animate onbegin=q(#) attributeName=x>',
  '<svg><set onbegin=q(#) attributename=x>',
  '<svg><a xlink:href="javascript:q(#)"><text>a',
  '<svg><use href="data:image/svg+xml,q(#)">',
  '<math href="javascript:q(#)">q</math>',
  '<math><mi xlink:href="javascript:q(#)">',
  '<body onload=q(#)>',
  '<body onpageshow=q(#)>',
  '<html onmouseover=q(#)>',
  '<iframe src="javascript:q(#)">',
  '<iframe srcdoc="<script>q(#)</script>">',
  '<iframe onload=q(#)></iframe>',
  '<object data="javascript:q(#)">',
  '<embed src="javascript:q(#)">',
  '<video><source onerror=q(#)>',
  '<video src=x onerror=q(#)>',
  '<audio src=x onerror=q(#)>',
  '<details open ontoggle=q(#)>',
  '<input autofocus onfocus=q(#)>',
  '<select autofocus onfocus=q(#)>',
  '<textarea autofocus onfocus=q(#)>',
  '<button autofocus onfocus=q(#)>q',
  '<keygen autofocus onfocus=q(#)>',
  '<marquee onstart=q(#)>q</marquee>',
  '<form action="javascript:q(#)"><input type=submit>',
  '<form><button formaction=javascript:q(#)>q',
  '<a href="javascript:q(#)">q</a>',
  '<a href="JaVaScRiPt:q(#)">q</a>',
  '<a href="java\tscript:q(#)">q</a>',
  '<a href="&#106;avascript:q(#)">q</a>',
  '<a href="data:text/html,<script>q(#)</script>">q',
  '<a onclick=q(#) href=#>q</a>',
  'javascript:q(#)',
  'javascript://x%0aq(#)',
  'JAVASCRIPT:q(#)',
  'data:text/html,<script>q(#)</script>',
  'vbscript:q(#)',
  '<base href="javascript:q(#)//">',
  '<meta http-equiv=refresh content="0;javascript:q(#)">',
  '<link rel=stylesheet href="javascript:q(#)">',
  '<link rel=import href=x onerror=q(#)>',
  '<style>@import"javascript:q(#)";</style>',
  '<style onload=q(#)></style>',
  '<p style="background:url(javascript:q(#))">',
  '<div style="width:expression(q(#))">',
  '" onmouseover=q(#) autofocus onfocus=q(#) x="',
  "' onfocus=q(#) autofocus x='",
  '{{constructor.constructor("q(#)")()}}',
  `\${q(#)}`,
  '#{q(#)}<%= q(#) %>',
  '{count, plural, other {<b>q(#)</b>}}',
  '<b>{q(#)}</b><c>q(#)</c>',
  '&lt;script&gt;q(#)&lt;/script&gt;',
  '\\u003cscript\\u003eq(#)\\u003c/script\\u003e',
  '+ADw-script+AD4-q(#)+ADw-/script+AD4-',
  '<template><script>q(#)</script></template>',
  '<noscript><img src=x onerror=q(#)></noscript>',
];

export const scriptPayloads: readonly string[] = shapes.map((shape, index) =>
  shape.replaceAll('#)', `${index})`).replaceAll('//x.example/#', `//x.example/${index}`),
);

/** As many of them as fit into texts of this length, concatenated. */
export function packed(payloads: readonly string[], lengthMax: number): string[] {
  const texts: string[] = [];
  let text = '';
  for (const payload of payloads) {
    if (text.length + payload.length + 1 > lengthMax) {
      texts.push(text);
      text = '';
    }
    text += `${text === '' ? '' : ' '}${payload}`;
  }
  return [...texts, text];
}
