/** Whether this browser knows passkeys, on this page: plain http has none, except on this machine. */
export const passkeysPossible = (): boolean => 'PublicKeyCredential' in globalThis;
