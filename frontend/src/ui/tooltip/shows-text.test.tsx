// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { BellLink } from '../../app/frame/bell-link.tsx';
import { renderPage } from '#testing/render-page.tsx';
import { showsText } from './shows-text.ts';

it('takes the number of a badge for no name, so that the bell keeps its tooltip (rule W21)', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, this.textContent === 'Notifications' ? 1 : 20, 20);
  });
  const { container } = await renderPage(<BellLink unreadCount={3} />);
  expect(showsText(container.querySelector('a')!)).toBe(false);
});
