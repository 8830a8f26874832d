import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { proposePasskeys } from './sign-in.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a proposal that is over before its challenge arrives does not begin', async () => {
  const begun: string[] = [];
  const get = ({ publicKey }: { publicKey: { challenge: ArrayBuffer } }) => {
    begun.push(new TextDecoder().decode(publicKey.challenge));
    return new Promise(() => {});
  };
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  );
  vi.stubGlobal('navigator', { languages: ['en'], credentials: { get } });
  document.body.innerHTML = '<input autocomplete="username webauthn">';
  const answers: PromiseWithResolvers<Response>[] = [];
  vi.stubGlobal('fetch', () => {
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return answer.promise;
  });
  const answer = (no: number, challenge: string) => {
    const data = { challenge: btoa(challenge), rpId: 'ads.example', timeout: 60_000 };
    const more = { userVerification: 'required', allowCredentials: [] };
    const said = { code: 200, msg: '', data: { ...data, ...more } };
    answers[no]?.resolve(new Response(JSON.stringify(said)));
  };
  proposePasskeys(() => {})();
  const stop = proposePasskeys(() => {});
  answer(0, 'one');
  answer(1, 'two');
  await waitFor(() => expect(begun).not.toEqual([]));
  expect(begun).toEqual(['two']);
  stop();
});
