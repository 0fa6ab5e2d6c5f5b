import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { InboxItem } from '@learning/shared/contract/operators/inbox';

/** A capstone as a reviewer reads it: without a name. */
export function CapstoneText({ capstone }: { capstone: NonNullable<InboxItem['capstone']> }) {
  const { parts, facts, marks, findings, comment } = capstone;
  return (
    <Stack gap="4" mt="4">
      {comment !== null && (
        <chakra.blockquote ps="4" borderInlineStartWidth="2px" borderColor="signal.solid">
          <chakra.p textStyle="fine" color="fg.muted">
            The comment that was reported
          </chakra.p>
          <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
            {comment}
          </chakra.p>
        </chakra.blockquote>
      )}
      {parts.map(({ title, text }) => (
        <section key={title}>
          <chakra.h3 textStyle="label">{title}</chakra.h3>
          <chakra.p mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </chakra.p>
        </section>
      ))}
      <List
        title="Facts"
        lines={facts.map(({ label, value }) => `${label}: ${value || 'empty'}`)}
      />
      <List
        title="Marked by the author"
        lines={marks.map(({ row, sentences }) => `${row}: ${sentences.join(' … ')}`)}
      />
      <List title="What the check found" lines={findings.map(({ finding }) => finding)} />
    </Stack>
  );
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <chakra.h3 textStyle="label">{title}</chakra.h3>
      <chakra.ul mt="1" ps="5" listStyleType="disc" textStyle="small" overflowWrap="anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
    </section>
  );
}
