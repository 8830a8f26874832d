// Read by the tests themselves and by the programs that run them.
process.env.LONG = '1';
await import('./test.ts');
