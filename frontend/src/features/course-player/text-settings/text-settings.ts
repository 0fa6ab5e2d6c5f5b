import { DeviceStore, hasFields } from '#lib/device-store.ts';

export const TEXT_SIZES = ['small', 'standard', 'large', 'largest'] as const;
export const TEXT_WIDTHS = ['narrow', 'standard', 'wide'] as const;

/** How lessons are set on this device. */
export interface TextSettings {
  size: (typeof TEXT_SIZES)[number];
  width: (typeof TEXT_WIDTHS)[number];
}

export const STANDARD: TextSettings = { size: 'standard', width: 'standard' };

/** Read by `app/head/text-settings.ts`, before the first paint. */
const store = new DeviceStore<TextSettings>({
  name: 'text-settings',
  version: 1,
  isValid: (value): value is TextSettings => {
    if (!hasFields(value, { size: 'string', width: 'string' })) return false;
    const { size, width } = value as TextSettings;
    return TEXT_SIZES.includes(size) && TEXT_WIDTHS.includes(width);
  },
});

export const readTextSettings = (): TextSettings => store.read() ?? STANDARD;

/** Stores the settings, and sets the open page by them. */
export function chooseTextSettings(settings: TextSettings): void {
  store.write(settings);
  document.documentElement.dataset['textSize'] = settings.size;
  document.documentElement.dataset['textWidth'] = settings.width;
}
