export const hostNameLengthMin = 2;
export const hostNameLengthMax = 32;

const pattern = new RegExp(`^[a-z][a-z0-9-]{${hostNameLengthMin - 1},${hostNameLengthMax - 1}}$`);

/** A host's name is the entry of its users, and *register* is the entry of all others. */
export const isHostName = (name: string): boolean => pattern.test(name) && name !== 'register';
