import type { Asker, KnownDevice, Member } from './call.ts';

/** The parts of the server as a call has them, of which the settings may change between two. */
export interface FreshParts {
  readonly settings: unknown;
}

/** One request as a use case sees it, whoever makes it. */
type AnyCall<Parts> = Parts &
  Asker &
  KnownDevice & { readonly upload: Uint8Array | null; readonly member: Member };

export type MakeCall<Parts> = (
  asker: Asker,
  known: KnownDevice,
  upload: Uint8Array | null,
  member: Member | null,
) => AnyCall<Parts>;

/**
 * A call stands on the parts of the server as its prototype: to copy them into each one cost more
 * than all else that is done to it. The settings are its own, so that it sees one version of them
 * from beginning to end.
 */
export function callsOn<Parts extends FreshParts>(parts: Parts): MakeCall<Parts> {
  class Call {
    settings: unknown;
    zone: Asker['zone'];
    language: Asker['language'];
    address: string;
    device: string;
    deviceMark: string;
    keepDevice: KnownDevice['keepDevice'];
    upload: Uint8Array | null;
    member: Member | null;

    constructor(
      asker: Asker,
      { deviceMark, keepDevice }: KnownDevice,
      upload: Uint8Array | null,
      member: Member | null,
    ) {
      this.settings = parts.settings;
      this.zone = asker.zone;
      this.language = asker.language;
      this.address = asker.address;
      this.device = asker.device;
      this.deviceMark = deviceMark;
      this.keepDevice = keepDevice;
      this.upload = upload;
      this.member = member;
    }
  }
  Object.setPrototypeOf(Call.prototype, parts);
  return (asker, known, upload, member) =>
    new Call(asker, known, upload, member) as unknown as AnyCall<Parts>;
}
