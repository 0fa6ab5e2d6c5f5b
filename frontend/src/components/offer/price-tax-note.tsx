/** Says beside prices whether tax comes on top of them, as the environment has it (`public/price-tax.ts`); nothing where there is none. Source: rules/money.md M53 */
export function PriceTaxNote() {
  return (
    <>
      <span hidden data-if="tax=added">
        Plus tax where it applies.
      </span>
      <span hidden data-if="tax=included">
        Tax included.
      </span>
    </>
  );
}
