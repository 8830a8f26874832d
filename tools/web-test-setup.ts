import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library does this by itself only where the test functions are global names.
afterEach(() => cleanup());

// A busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 });
