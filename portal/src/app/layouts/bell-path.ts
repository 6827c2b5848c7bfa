export const bellPath = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zm4 4.5h4M12 5V3';
