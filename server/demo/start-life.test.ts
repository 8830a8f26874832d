import { expect, test } from 'vitest';
import { openDb } from '../database/db.ts';
import { quickPasswords } from '../partner/quick-passwords.ts';
import { type LifeServices, startLife } from './start-life.ts';

test('a demo whose database is away keeps running, and can be closed', async () => {
  const db = openDb('postgres://nobody@127.0.0.1:1/nothing');
  const services = { db, passwords: quickPasswords, now: () => new Date() } as LifeServices;
  const life = startLife(services);
  await expect(db.sql('select 1')).rejects.toThrow('ECONNREFUSED');
  await life.close();
  await db.close();
});
