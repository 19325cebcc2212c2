/** One piece of bark, 120 by 360: its furrows and its plates. Both run over the lower edge. */
export const furrows =
  'M1-5l3 23-1 52-4-30zM26 12l4 26-1 59-5-34zM54 37l4 20-1 45-5-26zM21 48l5 21-2 47-4-27zM48 68l4 25-1 57-4-32zM16 78l3 18 0 44-4-25zM44 98l4 19-2 43-3-25zM12 115l5 23-2 53-4-30zM38 132l5 25-2 60-4-34zM8 148l2 22 0 51-4-29zM33 169l3 23-1 55-3-31z'
export const plates =
  'M3-3l4 14-1 32-5-18zM50 31l4 16-2 36-4-21zM39 56l5 10-2 22-5-12zM30 93l3 12-1 28-3-16zM21 121l5 11-2 23-4-13zM10 154l6 12-3 27-5-16z'
