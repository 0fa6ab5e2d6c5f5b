import { site } from '@learning/content/site';
import { surfaces } from '#ui/theme/palette.ts';

const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({
  src,
  sizes,
  type,
  purpose,
});

/** Returns `/manifest.webmanifest`: how a phone or desktop shows the site once a learner has added it to the home screen. */
export function webManifest(): string {
  return JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'en-US',
    start_url: '/dashboard',
    scope: '/',
    display: 'minimal-ui',
    background_color: surfaces.bg.DEFAULT[0],
    theme_color: surfaces.bg.DEFAULT[0],
    icons: [
      icon('/icon.svg', 'any', 'image/svg+xml'),
      icon('/icons/icon-192.png', '192x192', 'image/png'),
      icon('/icons/icon-512.png', '512x512', 'image/png'),
      icon('/icons/maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
    shortcuts: [
      { name: 'Dashboard', url: '/dashboard' },
      { name: 'Review', url: '/review' },
      { name: 'Courses', url: '/courses' },
    ],
  });
}
