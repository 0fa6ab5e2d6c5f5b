/** Names that documents must not lose: a script each, one that mixes two, and one that only the device's fonts can draw. */
export const NAME_SAMPLES = [
  { script: 'simplified Chinese', name: '李小龙', languages: ['zh-CN'] },
  { script: 'traditional Chinese', name: '陳怡君', languages: ['zh-TW'] },
  { script: 'Japanese', name: '田中さくら', languages: ['ja'] },
  { script: 'Korean', name: '김민수', languages: ['ko'] },
  { script: 'Arabic', name: 'مُحَمَّد عبد الله', languages: ['ar'] },
  { script: 'Hebrew', name: 'שרה כהן', languages: ['he'] },
  { script: 'Devanagari', name: 'प्रियंका शर्मा', languages: ['hi'] },
  { script: 'Latin and Chinese', name: 'Zoë O’Connor-李', languages: ['en-US'] },
] as const;

/** No font of ours has these Georgian letters. */
export const DEVICE_NAME = 'ნინო';
