export const errorsRequests = {
  fieldNeeded: 'Add at least one question before you publish the form.',
  choicesNeeded: 'Enter at least two choices, all of them different.',
  formInUse:
    'People have already filled in this form, so it cannot be deleted. Stop publishing it instead.',
  formChanged:
    'This form was changed while you were filling it in. Please check what you wrote and send it again.',
  tooManyWaiting:
    'Too many of your requests are still waiting. Please wait until an office has taken them up.',
} as const;
