import type { PaymentIntent } from '@learning/shared/contract/billing';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { api } from '#lib/api-client.ts';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { exactDollars } from '#lib/dollars.ts';
import { Button } from '#ui/button.tsx';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Buyer } from '../buyer/buyer.ts';
import { parsePromotionCode, type CheckoutItem } from '../checkout-search.ts';

interface Props {
  item: CheckoutItem;
  buyer: Buyer;
  /** undefined until the server has returned the price. */
  intent: PaymentIntent | undefined;
}

/** Takes a promotion code, or shows what it takes off. The code stands in the address, so that a reload keeps it. Source: rules/money.md M49 */
export function PromotionCode({ item, buyer, intent }: Props) {
  const navigate = useNavigate();
  // The control that was used is gone after a change, so the one in its place takes the focus.
  const [isChanged, setIsChanged] = useState(false);
  const setCode = (code: string | undefined) => {
    setIsChanged(true);
    void navigate({
      to: '/checkout',
      search: ({ code: _code, ...search }) => (code === undefined ? search : { ...search, code }),
      replace: true,
      resetScroll: false,
    });
  };
  if (intent?.discount) {
    return <Applied intent={intent} takesFocus={isChanged} onRemove={() => setCode(undefined)} />;
  }
  const product = { ...item, ...buyer };
  return <CodeForm product={product} takesFocus={isChanged} onAccepted={setCode} />;
}

interface AppliedProps {
  intent: PaymentIntent;
  takesFocus: boolean;
  onRemove: () => void;
}

function Applied({ intent, takesFocus, onRemove }: AppliedProps) {
  const button = useFocus(takesFocus);
  const { code, listPrice, amount } = intent.discount!;
  return (
    <Box borderTopWidth="1px" mt="5" pt="5" fontVariantNumeric="tabular-nums">
      <HStack justify="space-between" gap="4">
        <span>Price</span>
        <span>{exactDollars(listPrice)}</span>
      </HStack>
      <HStack justify="space-between" align="baseline" gap="4" mt="2">
        <chakra.span minW="0" overflowWrap="anywhere">
          Promotion code {code}
        </chakra.span>
        <chakra.span whiteSpace="nowrap">−{exactDollars(amount)}</chakra.span>
      </HStack>
      <Button ref={button} variant="plain" size="sm" mt="1" onClick={onRemove}>
        Remove Code
      </Button>
    </Box>
  );
}

interface CodeFormProps {
  product: CheckoutItem & Buyer;
  takesFocus: boolean;
  onAccepted: (code: string) => void;
}

/** Asks the server first: a code that it refuses leaves the payment as it is. */
function CodeForm({ product, takesFocus, onAccepted }: CodeFormProps) {
  const button = useFocus(takesFocus);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const [problem, setProblem] = useState<ReactNode>('');
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    const code = parsePromotionCode(text);
    if (code === undefined) {
      setProblem('Enter the code: letters, digits and dashes.');
      return input.current?.focus();
    }
    setIsChecking(true);
    setProblem('');
    try {
      await api.createPaymentIntent({ body: { ...product, promotionCode: code } });
      onAccepted(code);
    } catch (error) {
      setIsChecking(false);
      setProblem(hasCode(error, 'gift_code_at_checkout') ? <IsGiftCode /> : userMessageOf(error));
      input.current?.focus();
    }
  };

  return (
    <Box borderTopWidth="1px" mt="5" pt="3">
      <Button
        ref={button}
        variant="plain"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Promotion Code
      </Button>
      <chakra.form
        id={formId}
        hidden={!isOpen}
        mt="2"
        noValidate
        onSubmit={(event) => void apply(event)}
      >
        <Field label="Code" errorText={problem}>
          <HStack gap="2" align="stretch">
            <Input
              ref={input}
              name="promotion-code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button
              type="submit"
              variant="outline"
              colorPalette="neutral"
              flexShrink="0"
              pendingText={isChecking && 'Checking...'}
            >
              Apply
            </Button>
          </HStack>
        </Field>
      </chakra.form>
    </Box>
  );
}

function IsGiftCode() {
  return (
    <span>
      This is a gift code:{' '}
      <TextLink to="/account/purchases" hash="redeem">
        redeem it with your purchases
      </TextLink>
      , without a payment.
    </span>
  );
}

/** Returns the ref of a button that takes the focus when it appears. */
function useFocus(takesFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return button;
}
