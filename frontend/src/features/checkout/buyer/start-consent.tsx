import { START_CONSENT_VERSION, START_CONSENTS } from '@learning/content/site/withdrawal';
import { type FormEvent, useId, useState } from 'react';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CheckoutItem } from '../checkout-search.ts';

interface Props {
  item: CheckoutItem;
  /** Called with the version of the text that was ticked. */
  onConsent: (version: string) => void;
}

/** Asks a consumer of Europe to agree to the start within the withdrawal period. Nothing can be paid before. Source: rules/money.md M47 */
export function StartConsent({ item, onConsent }: Props) {
  const [isTicked, setIsTicked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const errorId = useId();
  const text =
    START_CONSENTS[START_CONSENT_VERSION]?.['pricingTierSlug' in item ? 'plan' : 'course'];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!isTicked);
    if (isTicked) onConsent(START_CONSENT_VERSION);
  };
  return (
    <Panel as="form" p={{ base: '4', md: '8' }} onSubmit={submit}>
      <chakra.h2 textStyle="h3">Your right to withdraw</chakra.h2>
      <chakra.p mt="2" color="fg.muted" textWrap="pretty">
        In your country, consumers can withdraw from a contract within 14 days, without a reason.
        Our{' '}
        <TextLink to="/terms" target="_blank">
          terms
        </TextLink>{' '}
        say how.
      </chakra.p>
      <Box
        mt="5"
        css={{
          '& label': { alignItems: 'flex-start' },
          '& input': { flexShrink: '0', mt: '1' },
        }}
      >
        <Checkbox
          checked={isTicked}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={(event) => {
            setIsTicked(event.currentTarget.checked);
            setIsMissing(false);
          }}
        >
          {text}
        </Checkbox>
      </Box>
      <div role="alert">
        {isMissing && (
          <chakra.p id={errorId} color="fg.error" mt="3">
            Please tick the box. We open what you buy at once, so we can’t sell it without this.
          </chakra.p>
        )}
      </div>
      <Button type="submit" size="lg" width="100%" mt="6">
        Continue to Payment
      </Button>
    </Panel>
  );
}
