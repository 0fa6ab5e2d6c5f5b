import { chakra } from '#ui/chakra/factory.ts';
import Landmark from 'lucide-react/icons/landmark';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { ReactNode } from 'react';
import { Note } from '#ui/note.tsx';
import { Pause } from './pause.tsx';

interface CalloutProps {
  /** Text of the quotation; its first words name the kind. */
  opening: string;
  children: ReactNode;
}

/** A callout: an exercise ('Pause and apply.'), a note on one jurisdiction ('US.', 'UK.'), or a quotation. */
export function Callout({ opening, children }: CalloutProps) {
  if (opening.startsWith('Comment.')) return <Comment>{children}</Comment>;
  if (opening.startsWith('Pause and apply')) return <Pause task={children} />;
  if (/^[A-Z][A-Za-z ,]{1,40}\./.test(opening) && JURISDICTION.test(opening)) {
    return (
      <chakra.div
        role="note"
        aria-label="Jurisdiction note"
        bg="bg.subtle"
        borderRadius="l2"
        display="flex"
        gap="4"
        px={{ base: '4', md: '6' }}
        py="4"
        textStyle="body"
      >
        <chakra.span color="fg.muted" mt="1" flexShrink="0" hideBelow="sm">
          <Landmark size={18} aria-hidden="true" />
        </chakra.span>
        {/* What is wider than the screen, such as a table, scrolls in its frame. */}
        <chakra.div flex="1" minW="0" css={{ '& > * + *': { mt: '3' } }}>
          {children}
        </chakra.div>
      </chakra.div>
    );
  }
  return <blockquote>{children}</blockquote>;
}

/** A comment on a passage of an exemplar. */
function Comment({ children }: { children: ReactNode }) {
  return (
    <Note role="note" aria-label="Comment" colorPalette="accent" display="flex" gap="4">
      <chakra.span color="accent.fg" mt="1" flexShrink="0" hideBelow="sm">
        <MessageSquareText size={18} aria-hidden="true" />
      </chakra.span>
      <chakra.div flex="1" minW="0" textStyle="body" css={{ '& > * + *': { mt: '3' } }}>
        {children}
      </chakra.div>
    </Note>
  );
}

const JURISDICTION =
  /^(US|USA|UK|EU|United States|United Kingdom|Great Britain|England|Canada|Australia|India|Germany|France|Ireland|California|New York|Elsewhere)\b/;
