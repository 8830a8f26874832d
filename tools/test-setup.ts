import fc from 'fast-check';
import { testSeed } from '../domain/test-seed.ts';

// fast-check prints the seed when a property fails.
fc.configureGlobal({ seed: testSeed });
