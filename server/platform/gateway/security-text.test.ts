import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveSecurityText } from './security-text.ts';

const now = () => new Date('2026-11-15T12:00:00.000Z');

async function ask(contact: string | undefined) {
  const app = Fastify();
  serveSecurityText(app, contact, now);
  const { statusCode, body } = await app.inject('/.well-known/security.txt');
  return { statusCode, body };
}

test('whoever finds a vulnerability is told where to report it, if the network has said', async () => {
  expect(await ask('mailto:security@acme.example')).toEqual({
    statusCode: 200,
    body: 'Contact: mailto:security@acme.example\nExpires: 2027-02-13T00:00:00Z\n',
  });
  expect(await ask(undefined)).toMatchObject({ statusCode: 404 });
});
