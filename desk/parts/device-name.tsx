import { deviceName } from '#domain/partner/device-name.ts';

/** A browser by its common name, with the full user agent on hover. */
export function DeviceName({ device }: { readonly device: string }) {
  return <span title={device}>{deviceName(device) ?? (device.slice(0, 60) || 'unknown')}</span>;
}
