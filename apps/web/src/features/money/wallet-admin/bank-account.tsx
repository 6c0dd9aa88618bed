/** Where money goes: the bank, and the account's number there. */
export const BankAccount = ({ bankName, accountNumber }: { bankName: string; accountNumber: string }) => (
  <>
    {bankName} <bdi>{accountNumber}</bdi>
  </>
);
