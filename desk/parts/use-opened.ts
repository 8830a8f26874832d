import { useState } from 'react';

/**
 * The version that a form was opened on. Pages reload in the background; a newer version must not
 * replace it while somebody types, or another person's change would be overwritten unnoticed.
 */
export const useOpened = <Value>(shown: Value): Value => useState(() => shown)[0];
