import { deviceName } from '#domain/partner/device-name.ts';

/** A browser by the name people know, with all that it said of itself under the pointer. */
export function DeviceName({ device }: { readonly device: string }) {
  return <span title={device}>{deviceName(device) ?? (device.slice(0, 60) || 'unknown')}</span>;
}
