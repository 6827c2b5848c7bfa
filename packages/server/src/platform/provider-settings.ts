/** A provider of accounts elsewhere, as the configuration names it. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Hosts besides the issuer's that may be asked. */
  readonly hosts: readonly string[];
}

/** Whether plain http is no danger: nothing leaves the machine. */
export const isLoopback = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
