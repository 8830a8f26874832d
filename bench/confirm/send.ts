import { Agent, request } from 'node:http';

/** Connections stay open between rounds, as an app's do. */
export const agent = new Agent({ keepAlive: true });

/** Sends JSON, or a GET without any, and returns the text of the answer. */
export function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<string> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const bodyHeaders = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  const method = body === undefined ? 'GET' : 'POST';
  const allHeaders = { ...(body === undefined ? {} : bodyHeaders), ...headers };

  return new Promise((resolve, reject) => {
    request(url, { method, agent, headers: allHeaders }, (response) => {
      let answerText = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        answerText += part;
      });
      response.on('end', () => resolve(answerText));
    })
      .on('error', reject)
      .end(text);
  });
}

/** The data of a successful answer. */
export function dataOf<Data>(answerText: string): Data {
  if (!answerText.startsWith('{"code":200,')) throw new Error(`The server answers ${answerText}`);
  return (JSON.parse(answerText) as { data: Data }).data;
}
