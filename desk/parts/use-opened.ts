import { useState } from 'react';

/**
 * What a form was opened on. Pages read again in the background; a newer version must not slip
 * under what is typed, or the change of another person would be written over unseen.
 */
export const useOpened = <Value>(shown: Value): Value => useState(() => shown)[0];
