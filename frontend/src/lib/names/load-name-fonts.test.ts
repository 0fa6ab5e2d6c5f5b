import { expect, it } from 'vitest';
import { loadNameFonts, planFonts } from './load-name-fonts.ts';

const familiesFor = async (name: string, ...languages: string[]) => {
  const { slices } = await planFonts(name, { languages });
  return [...new Set(slices.map(({ family }) => family))].toSorted();
};

it('needs no font for the names of Western languages', async () => {
  expect(await familiesFor('Zoë Müller-Žižek’s')).toEqual([]);
});

it.each([
  ['Łucja', 'source-serif-4'],
  ['Ελένη', 'source-serif-4'],
  ['Жанна', 'source-serif-4'],
  ['محمد', 'noto-naskh-arabic'],
  ['שרה', 'noto-serif-hebrew'],
  ['प्रिया', 'noto-serif-devanagari'],
  ['さくら', 'noto-serif-jp'],
  ['김민수', 'noto-serif-kr'],
  ['婉儿', 'noto-serif-sc'],
])('draws %s with %s', async (name, family) => {
  expect(await familiesFor(name, 'en-US')).toEqual([family]);
});

it('draws characters that several languages share in the way of the name, then of the device', async () => {
  expect(await familiesFor('田中さくら', 'zh-CN')).toEqual(['noto-serif-jp']);
  expect(await familiesFor('田中', 'en-US', 'ja')).toEqual(['noto-serif-jp']);
  expect(await familiesFor('陳美玲', 'zh-TW')).toEqual(['noto-serif-tc']);
  expect(await familiesFor('陈美玲', 'zh-CN')).toEqual(['noto-serif-sc']);
});

it('loads only the slices of the letters, and reports progress', async () => {
  const shares: number[] = [];
  const urls: string[] = [];
  const { fonts } = await loadNameFonts('李娜', {
    languages: ['zh-CN'],
    onProgress: (share) => shares.push(share),
    read: (url, onBytes) => {
      urls.push(url);
      onBytes(1);
      return Promise.resolve(new Uint8Array());
    },
  });
  expect(urls.length).toBeLessThanOrEqual(2);
  expect(fonts.flatMap(({ letters }) => [...letters]).toSorted()).toEqual(['娜', '李']);
});

it('names the letters that no font has', async () => {
  const { missing } = await planFonts('Ana ก 🙂', { languages: ['en'] });
  expect(missing).toEqual(['ก', '🙂']);
});
