// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

function Example({ lazyMount = false, unmountOnExit = false }) {
  const [value, setValue] = useState('one');
  return (
    <Tabs.Root
      value={value}
      onValueChange={(change) => setValue(change.value)}
      lazyMount={lazyMount}
      unmountOnExit={unmountOnExit}
    >
      <Tabs.List aria-label="Parts">
        <Tabs.Trigger value="one">One</Tabs.Trigger>
        <Tabs.Trigger value="two" disabled>
          Two
        </Tabs.Trigger>
        <Tabs.Trigger value="three">Three</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="one">First text</Tabs.Content>
      <Tabs.Content value="two">Second text</Tabs.Content>
      <Tabs.Content value="three">
        <button>Click</button>
      </Tabs.Content>
    </Tabs.Root>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () => screen.getByRole('tabpanel').textContent;

it('a click opens a tab, and the tab names its panel', async () => {
  render(<Example />);
  expect(shown()).toBe('First text');
  await userEvent.click(tab('Three'));
  expect(tab('Three').getAttribute('aria-selected')).toBe('true');
  const panel = screen.getByRole('tabpanel', { name: 'Three' });
  expect(tab('Three').getAttribute('aria-controls')).toBe(panel.id);
  expect(shown()).toBe('Click');
});

it.each([
  ['{ArrowRight}', 'Three'],
  ['{ArrowLeft}', 'Three'],
  ['{End}', 'Three'],
  ['{ArrowRight}{ArrowRight}', 'One'],
  ['{End}{Home}', 'One'],
])('%s opens %s, past what cannot be opened', async (keys, name) => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(document.activeElement).toBe(tab(name));
  expect(tab(name).getAttribute('aria-selected')).toBe('true');
});

it('one tab is in the order of the Tab key, then a panel without controls, or its controls', async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  await userEvent.click(tab('Three'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Click' }));
});

it('content can be rendered when it is first opened, and removed when another is', async () => {
  const { container } = render(<Example lazyMount unmountOnExit />);
  expect(container.querySelectorAll('[role=tabpanel]')).toHaveLength(1);
  await userEvent.click(tab('Three'));
  expect(screen.queryByText('First text')).toBeNull();
});
